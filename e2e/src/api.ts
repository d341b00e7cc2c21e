export interface Api {
  token: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
  put(path: string, body: unknown): Promise<void>
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

export async function signInApi(address: string, konto: string): Promise<Api> {
  const credentials = { email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' }
  const json = { 'content-type': 'application/json' }
  const { accessToken: token } = await bodyOf<{ accessToken: string }>(
    await againOn503(`${address}/api/auth/signin`, { method: 'POST', headers: json, body: JSON.stringify(credentials) }),
  )
  const headers = { ...json, authorization: `Bearer ${token}` }
  return {
    token,
    get: async (path) => bodyOf(await againOn503(`${address}${path}`, { headers })),
    post: async (path, body) =>
      bodyOf(
        await fetch(`${address}${path}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      ),
    put: async (path, body) => {
      const answer = await fetch(`${address}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
    },
  }
}
