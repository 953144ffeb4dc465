import { useNavigate, useParams } from "@tanstack/react-router"
import { type Scheme, useScheme } from "../foundation/colorScheme.ts"
import { firstAccount, signOut, useMe } from "../foundation/session.ts"
import { DownIcon } from "../ui/icons.tsx"
import { Menu, type MenuEntry } from "../ui/Menu.tsx"
import { toast } from "../ui/toasts.tsx"

const schemes: ReadonlyArray<readonly [Scheme, string]> = [
  ["auto", "As the system"],
  ["light", "Light"],
  ["dark", "Dark"]
]

/** Shows the open account. Its menu changes the account and the colours, and signs out. */
export const AccountMenu = ({ side = "bottom" }: { readonly side?: "top" | "bottom" }) => {
  const me = useMe()
  const navigate = useNavigate()
  const { account } = useParams({ strict: false })
  const [scheme, setScheme] = useScheme()
  const id = account ?? firstAccount(me)?.id
  const shown = me.accounts.find((one) => one.id === id)?.name ?? id ?? "No account"
  const items: ReadonlyArray<MenuEntry> = [
    ...me.accounts.length === 0 ? [] : [{ heading: "Account" }],
    ...me.accounts.map((one) => ({
      label: one.name,
      checked: one.id === id,
      onSelect: () => void navigate({ to: "/a/$account", params: { account: one.id } })
    })),
    { heading: "Colours" },
    ...schemes.map(([name, label]) => ({ label, checked: name === scheme, onSelect: () => setScheme(name) })),
    "line",
    {
      label: `Sign out ${me.user.email_address}`,
      onSelect: () => void signOut().catch(() => toast("Could not sign out: the server did not answer. Try again."))
    }
  ]
  return (
    <Menu
      label={`Account: ${shown}`}
      items={items}
      side={side}
      kind="quiet"
      className="w-full justify-start! px-[7px]! font-semibold! text-ink!"
    >
      <span className="truncate">{shown}</span>
      <DownIcon />
    </Menu>
  )
}
