/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST'
    path: string
    headers: Record<string, string>
    body?: string
    /** Called before each sending, the first one too. */
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string) => void
  }
  interface Client {
    setRequests(requests: Request[]): void
  }
  interface Run {
    on(event: 'response', hear: (...answer: [client: Client, status: number, bytes: number, ms: number]) => void): void
    on(event: 'reqError', hear: (error: Error) => void): void
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds. */
    sampleInt: number
    setupClient: (client: Client) => void
  }
  export default function autocannon(options: Options, done: (error: Error | null) => void): Run
}
