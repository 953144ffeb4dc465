import { listOrders } from "../orders.ts"
import { OrderForm } from "./OrderForm.tsx"

// Read anew for each visitor.
export const dynamic = "force-dynamic"

export default async function Page() {
  const orders = await listOrders()
  return (
    <main>
      <h1>Lamp Shop</h1>
      <OrderForm />
      <ol>
        {orders.map(({ buyer, id, item }) => <li key={id}>{item} for {buyer}</li>)}
      </ol>
    </main>
  )
}
