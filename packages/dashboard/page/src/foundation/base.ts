/** What stands in the built index.html for the path that the server is mounted at. */
export const basePlaceholder = "__SENDWRIGHT_BASE__"

const written = typeof document === "undefined"
  ? ""
  : document.querySelector<HTMLMetaElement>("meta[name=sendwright-base]")?.content ?? ""

/** The path that the server is mounted at, without a slash at its end: "" or "/mail". */
export const base = written === basePlaceholder ? "" : written
