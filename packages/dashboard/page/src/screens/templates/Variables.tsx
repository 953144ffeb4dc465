import { IconButton } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { CrossIcon } from "../../ui/icons.tsx"
import type { Fit, Samples } from "./samples.ts"
import { texts } from "./texts.ts"

export interface VariablesProps {
  readonly fit: Fit
  readonly samples: Samples
  readonly onChange: (name: string, value: string) => void
}

/** The variables of a template with a sample value each, and samples for variables that the template does not have. */
export const Variables = ({ fit: { missing, unused, variables }, onChange, samples }: VariablesProps) => {
  const without = new Set(missing)
  return (
    <section aria-label={texts.variables} className="flex shrink-0 flex-col gap-2 border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-13 font-medium">{texts.variables}</h2>
        {missing.length > 0 && <span className="text-13 text-danger">{texts.missingSum(missing.length)}</span>}
      </div>
      <p className="text-13 text-faint">{variables.length === 0 ? texts.noVariables : texts.variablesHint}</p>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {variables.map((name) => (
          <Field key={name} label={name}>
            <Input
              value={samples[name] ?? ""}
              placeholder={without.has(name) ? texts.missing : undefined}
              autoComplete="off"
              onChange={(event) => onChange(name, event.target.value)}
            />
          </Field>
        ))}
      </div>
      {unused.length > 0 && (
        <ul className="flex flex-col">
          {unused.map((name) => (
            <li key={name} className="flex items-center gap-2 text-13">
              <span className="min-w-0 truncate font-mono line-through">{name}</span>
              <span className="text-faint" title={texts.unusedHint}>{texts.unused}</span>
              <IconButton label={texts.forget(name)} onClick={() => onChange(name, "")}>
                <CrossIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
