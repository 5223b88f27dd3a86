const strong = /\p{L}/u
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Whether texts begin from the right, by the first letter of them all. */
export function textDirection(...texts: string[]): 'rtl' | undefined {
  const first = strong.exec(texts.join(' '))?.[0]
  return first && rightToLeft.test(first) ? 'rtl' : undefined
}
