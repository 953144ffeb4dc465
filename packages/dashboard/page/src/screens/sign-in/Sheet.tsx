import type { ReactNode } from "react"

/** The layout for people who are not signed in: one column in the middle. */
export const Sheet = ({ children, title }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="mx-auto flex w-full max-w-[400px] flex-col gap-6 px-4 py-12 sm:py-[16vh]">
    <title>{title}</title>
    <h1 className="text-20 font-semibold">{title}</h1>
    {children}
  </main>
)
