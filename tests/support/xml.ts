import { SaxesParser } from 'saxes'

/** An element of an XML document: its name, attributes, elements in it, and the text of all of it. */
export type Element = { name: string; attributes: { [name: string]: string }; children: Element[]; text: string }

/** Reads an XML document strictly; throws where it is not well-formed (XML 1.0, 2.1). */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const add = (said: string) =>
    open.forEach((element) => {
      element.text += said
    })

  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Element['attributes'], children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  return root.children[0] ?? root
}

/** The elements of that name directly in another. */
export const named = ({ children }: Element, name: string): Element[] => children.filter((child) => child.name === name)

/** What HTML text shows. */
export const shownText = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
