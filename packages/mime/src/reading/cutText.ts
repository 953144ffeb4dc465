/** At most so many UTF-16 code units of a text, without half of a surrogate pair at the end. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const isHalf = (text.charCodeAt(most - 1) & 0xfc00) === 0xd800
  return text.slice(0, isHalf ? most - 1 : most)
}
