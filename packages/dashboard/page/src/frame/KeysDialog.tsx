import { type Binding, useBindings } from "../foundation/keyboard.ts"
import { Dialog } from "../ui/Dialog.tsx"

const names: Readonly<Record<string, string>> = { Enter: "enter", Escape: "esc", ArrowDown: "↓", ArrowUp: "↑" }

const Keys = ({ keys }: { readonly keys: string }) => (
  <span className="flex gap-1">
    {keys.split(" ").map((key) => (
      <kbd key={key} className="min-w-6 rounded-[4px] border border-edge bg-inset px-1.5 text-center font-mono text-12">
        {names[key] ?? key}
      </kbd>
    ))}
  </span>
)

/** The list of all keys that work at the moment. */
const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const bindings = new Map(useBindings().map((binding) => [binding.keys, binding]))
  const groups = Map.groupBy(bindings.values(), ({ group }: Binding) => group)
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <div className="gap-x-8 sm:columns-2">
        {[...groups].map(([group, own]) => (
          <section key={group} className="break-inside-avoid pb-4">
            <h3 className="mb-1 text-12 text-faint">{group}</h3>
            <dl>
              {own.map(({ keys, label }) => (
                <div key={keys} className="flex h-8 items-center justify-between gap-4">
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

export default KeysDialog
