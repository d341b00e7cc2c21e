import { betriebErrors } from '@dreiklang/domain/betrieb/betrieb.errors'
import { openapiOf } from '@dreiklang/domain/betrieb/openapi'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type DbContext, type Ports, StorageFull } from '../ports.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Route } from '../shared/route.ts'
import { askDatabase } from './betrieb.repository.ts'

/** A database slower than this on an empty query is useless to a waiting person. */
const geduldMs = 2000

const niemand: DbContext = { organisationId: null, personId: null, system: false }

async function innerhalb(ms: number, arbeit: Promise<void>): Promise<void> {
  let wecker: ReturnType<typeof setTimeout> | undefined
  const zuSpaet = new Promise<never>((_, scheitere) => {
    wecker = setTimeout(() => scheitere(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    await Promise.race([arbeit, zuSpaet])
  } finally {
    clearTimeout(wecker)
  }
}

export function createBetrieb(ports: Pick<Ports, 'database' | 'log'>, routes: () => readonly Route[]) {
  let description: string | null = null
  let asking: Promise<void> | null = null
  /** Once for all who ask at the same moment: anybody may, and it costs a megabyte of disk. */
  const ask = () =>
    (asking ??= askDatabase(onBehalfOf(ports.database, niemand)).finally(() => {
      asking = null
    }))

  return {
    /** @throws dienst.nicht_bereit when the database is away, slow or unwilling, dienst.speicher_voll when it has no room to write */
    async ready(): Promise<{ status: 'ok' }> {
      try {
        await innerhalb(geduldMs, ask())
        return { status: 'ok' }
      } catch (error) {
        ports.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'not ready')
        throw error instanceof StorageFull ? betriebErrors.refuse('dienst.speicher_voll') : sharedErrors.refuse('dienst.nicht_bereit')
      }
    },

    openapi(): string {
      description ??= JSON.stringify(openapiOf(routes().map(({ call }) => call)))
      return description
    },
  }
}
