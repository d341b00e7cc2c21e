export interface Api {
  token: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
  put(path: string, body: unknown): Promise<void>
  patch(path: string, body: unknown): Promise<void>
}

/** As a client does: a 503 says when to come back. After a kill of the postmaster its last backends may still have answered for it. */
export async function againOn503(url: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(url, init)
    if (answer.status !== 503 || attempt === 20) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000))
  }
}

async function bodyOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Access tokens live ten minutes, and a busy machine may take longer over a journey: who is no longer known signs in again. */
export async function signInApi(address: string, konto: string): Promise<Api> {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' })
  async function signIn(): Promise<string> {
    const answer = await againOn503(`${address}/api/auth/signin`, { method: 'POST', headers: json, body: credentials })
    return (await bodyOf<{ accessToken: string }>(answer)).accessToken
  }
  let token = await signIn()

  async function ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Response> {
    const send = init.method === undefined ? againOn503 : fetch
    const withToken = () => send(`${address}${path}`, { ...init, headers: { ...json, ...init.headers, authorization: `Bearer ${token}` } })
    const answer = await withToken()
    if (answer.status !== 401) return answer
    token = await signIn()
    return withToken()
  }

  async function change(method: 'PUT' | 'PATCH', path: string, body: unknown): Promise<void> {
    const answer = await ask(path, { method, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  }

  return {
    get token() {
      return token
    },
    get: async (path) => bodyOf(await ask(path)),
    post: async (path, body) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return bodyOf(await ask(path, { method: 'POST', headers, body: JSON.stringify(body) }))
    },
    put: (path, body) => change('PUT', path, body),
    patch: (path, body) => change('PATCH', path, body),
  }
}
