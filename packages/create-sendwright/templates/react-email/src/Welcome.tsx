export const Welcome = ({ address }: { readonly address: string }) => (
  <html lang="en">
    <body style={{ fontFamily: "sans-serif" }}>
      <h1>Welcome</h1>
      <p>{address} is signed up.</p>
    </body>
  </html>
)
