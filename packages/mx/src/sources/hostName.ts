const form = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text is a full host name, such as `mail1.shop.example`, and no address. */
export const isHostName = (text: string): boolean => form.test(text) && !/\.\d+$/.test(text)
