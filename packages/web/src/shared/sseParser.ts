export interface SseMessage {
  id: string | null
  event: string
  data: string
}

/** Reads the text of an event stream as it arrives, in pieces of any size; lines end in LF, CR or CRLF. */
export function createSseParser(onMessage: (message: SseMessage) => void): (piece: string) => void {
  let rest = ''
  let data: string[] = []
  let event = ''
  let id: string | null = null

  function dispatch(): void {
    if (data.length > 0) onMessage({ id, event: event === '' ? 'message' : event, data: data.join('\n') })
    data = []
    event = ''
    id = null
  }

  function take(line: string): void {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\u0000')) id = value
  }

  return (piece) => {
    rest += piece
    for (;;) {
      const end = /\r\n|\n|\r(?=.)/s.exec(rest)
      if (end === null) return
      take(rest.slice(0, end.index))
      rest = rest.slice(end.index + end[0].length)
    }
  }
}
