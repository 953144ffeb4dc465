/** The placeholder in the built index.html that the server replaces by the path that it is mounted at. */
export const basePlaceholder = "__SENDWRIGHT_BASE__"

const written = typeof document === "undefined"
  ? ""
  : document.querySelector<HTMLMetaElement>("meta[name=sendwright-base]")?.content ?? ""

/** The path that the server is mounted at, without a slash at its end: "" or "/mail". */
export const base = written === basePlaceholder ? "" : written
