import { StartError } from "./errors.ts"

/** A package that is no dependency of the others: its users install it. */
export const installed = async <Module>(name: string, load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (cause) {
    if (typeof cause !== "object" || cause === null || Reflect.get(cause, "code") !== "ERR_MODULE_NOT_FOUND") {
      throw cause
    }
    throw new StartError(`The package ${name} is missing: npm install ${name}`, { cause })
  }
}
