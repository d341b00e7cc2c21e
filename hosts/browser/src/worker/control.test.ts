import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { uebungWege, withoutStoerung } from '@dreiklang/domain/uebung/uebung'
import { describe, expect, it } from 'vitest'
import { createControl } from './control.ts'
import type { Home } from './home.ts'
import type { KeptValues } from './keptValues.ts'

function keptInMemory(): KeptValues {
  const values = new Map<string, unknown>()
  return {
    get: async <Value>(name: string) => values.get(name) as Value | undefined,
    set: async (name, value) => void values.set(name, value),
    delete: async (name) => void values.delete(name),
  }
}

/** Of the home only what is asked here: the panel stands before it. */
const home = {
  clock: { offsetMs: () => 0, set: async () => {} },
  calls: Object.values(settingsContract),
  fetch: async () => Response.json({ theme: null }),
} as unknown as Home
const control = await createControl({ home, kept: keptInMemory(), leave: () => {}, onClock: () => {} })

async function said(method: string, path: string, body?: unknown) {
  const answer = await control.fetch(
    new Request(`http://practice.test${path}`, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

describe('the panel', () => {
  it.each([
    [{ ...withoutStoerung, fehler: 999 }, 'fehler'],
    [{ ...withoutStoerung, fehler: 503 }, 'fehler'],
    [{ ...withoutStoerung, wartezeitMs: 30_001 }, 'wartezeitMs'],
    [{ ...withoutStoerung, wartezeitMs: -1 }, 'wartezeitMs'],
    [{ ...withoutStoerung, laune: 'gut' }, 'laune'],
  ])('refuses %j and names the field', async (wish, path) => {
    expect(await said('PUT', uebungWege.stoerung, wish)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
    expect((await said('GET', uebungWege.stoerung)).body).toEqual(withoutStoerung)
  })

  it('refuses a clock that goes back, and what is no JSON', async () => {
    expect(await said('PUT', uebungWege.uhr, { minuten: -5 })).toMatchObject({ status: 400, body: { fields: [{ path: 'minuten' }] } })
    expect(await said('PUT', uebungWege.stoerung, '{')).toMatchObject({ status: 400, body: { code: 'eingabe.kein_json' } })
  })

  it('forces a conflict that speaks of nothing that was not asked for', async () => {
    await said('PUT', uebungWege.stoerung, { ...withoutStoerung, fehler: 409, einmal: true })
    expect(await said('GET', '/api/settings')).toMatchObject({ status: 409, body: { code: 'uebung.veraltet' } })
    expect(await said('GET', '/api/settings')).toMatchObject({ status: 200 })
  })
})
