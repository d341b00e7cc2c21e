/** Reads `{a,"b c",NULL,{…}}`. The two drivers disagree on elements: one makes numeric[] lossy floats and date[] local midnights. */
export function parseArray(text: string, parseElement: (element: string) => unknown): unknown[] {
  // A lower bound other than 1 is written in front: [0:1]={1,2}
  let at = text.indexOf('{')

  const quoted = (): string => {
    let element = ''
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
      element += text[at]
    }
    at++
    return element
  }
  const bare = (): string => {
    const start = at
    while (text[at] !== ',' && text[at] !== '}') at++
    return text.slice(start, at)
  }
  const value = (): unknown => {
    if (text[at] === '{') return list()
    if (text[at] === '"') return parseElement(quoted())
    const element = bare()
    return element === 'NULL' ? null : parseElement(element)
  }
  const list = (): unknown[] => {
    const elements: unknown[] = []
    at++
    while (text[at] !== '}') {
      elements.push(value())
      if (text[at] === ',') at++
    }
    at++
    return elements
  }
  return list()
}
