/** The manifest stands beside `src` and `dist` alike, and is no part of the compilation. */
declare module "*/package.json" {
  const manifest: { readonly version: string }
  export default manifest
}
