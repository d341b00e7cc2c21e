/** Another organisation's contact is answered as not found. */
import { maxFotoBytes, maxKontakte, kontaktFotoSize, emptyKontakt, newKontaktName, papierkorbDays } from '@dreiklang/domain/kontakt/kontakt'
import type { OwnKontakte, Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktErrors } from '@dreiklang/domain/kontakt/kontakt.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { clean } from '../shared/html.ts'
import { readBytes } from '../shared/input.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { forgetBeforeImport } from './import.repository.ts'
import { type NewKontakt, restore, loadFoto, deleteKontakt, setFoto, forgetGeloeschte, countKontakte } from './kontakt.repository.ts'
import { createKontaktStore } from './lager.ts'
import { loadOwn, remember, deselect } from './own.repository.ts'

type Contract = typeof kontaktContract
type NewAngaben = z.output<Contract['create']['body']>
type Change = z.output<Contract['update']['body']>

const notFound = () => sharedErrors.refuse('nicht_gefunden')

/** Notes without readable content become null. */
export const cleanNotiz = (notes: string | null): string | null => (notes === null ? null : clean(notes))

/** Turns the violation by a concurrently deleted tag into its refusal. */
export async function withKnownTags<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'kontakt_traegt_tag_tag') throw error
    throw kontaktErrors.refuse('kontakt.tag_unbekannt', { felder: [{ path: 'contact.tags', code: 'auswahl', message: 'auswahl' }] })
  }
}

/** @throws kontakt.zu_viele when so many more do not fit */
export async function checkPlatz(tx: Queryable, organisationId: string, added: number): Promise<void> {
  if ((await countKontakte(tx, organisationId)) + added > maxKontakte) throw kontaktErrors.refuse('kontakt.zu_viele')
}

export function inOrganisation<Result>(
  ports: Ports,
  akteur: Akteur,
  run: (tx: Queryable, organisationId: string) => Promise<Result>,
): Promise<Result> {
  const organisationId = ownOrganisation(akteur)
  return ports.database.transaction(contextOf(akteur), async (tx) => {
    const result = await run(tx, organisationId)
    await sendSignal(tx, { art: 'kontakt', an: [organisationId] })
    return result
  })
}

export const kontaktTrail = (aktion: string, objektId: string): ProtokollEntry => ({
  aktion,
  art: 'AENDERN',
  objektArt: 'KONTAKT',
  objektId,
})

const withoutWords: Omit<NewKontakt, 'id'> = { ...emptyKontakt, name: newKontaktName }

/** In a change, undefined means not named. */
const onlyNamed = <T extends object>(change: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>
  }>

export function createKontakte(ports: Ports) {
  const lager = createKontaktStore(ports)
  const now = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => ({ db: onBehalfOf(ports.database, contextOf(akteur)), organisationId: ownOrganisation(akteur) })

  async function fotoFrom(request: Request): Promise<Uint8Array> {
    const bytes = await readBytes(request, maxFotoBytes)
    if (bytes === null) throw kontaktErrors.refuse('kontakt.foto_zu_gross')
    try {
      return await ports.images.toWebp(bytes, { size: kontaktFotoSize })
    } catch (error) {
      if (error instanceof UnreadableImage) throw kontaktErrors.refuse('kontakt.foto_unlesbar')
      throw error
    }
  }

  async function own(akteur: Akteur, run: (tx: Queryable, who: { organisationId: string; personId: string }) => Promise<boolean>) {
    const who = { organisationId: ownOrganisation(akteur), personId: akteur.personId }
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      if (!(await run(tx, who))) throw notFound()
      return loadOwn(tx, who)
    })
  }

  return {
    async all(akteur: Akteur): Promise<Kontakt[]> {
      const { db, organisationId } = lesend(akteur)
      return lager.alle(db, organisationId)
    },

    async search(akteur: Akteur, query: string): Promise<Kontakt[]> {
      const { db, organisationId } = lesend(akteur)
      return query.trim() === '' ? [] : lager.suche(db, organisationId, query.trim())
    },

    async read(akteur: Akteur, id: string): Promise<Kontakt> {
      const { db, organisationId } = lesend(akteur)
      return lager.readStore(db, organisationId, id)
    },

    create: (akteur: Akteur, { id = ports.newId(), contact = {} }: NewAngaben): Promise<Kontakt> =>
      withKnownTags(() =>
        inOrganisation(ports, akteur, async (tx, organisationId) => {
          const neuer = { ...withoutWords, ...onlyNamed(contact), id }
          await checkPlatz(tx, organisationId, 1)
          await lager.insert(tx, organisationId, { kontakte: [{ ...neuer, notes: cleanNotiz(neuer.notes) }], am: now() })
          return lager.readStore(tx, organisationId, id)
        }),
      ),

    update: (akteur: Akteur, { id, contact }: Change): Promise<Kontakt> =>
      withKnownTags(() =>
        inOrganisation(ports, akteur, async (tx, organisationId) => {
          const [alt] = await lager.halte(tx, organisationId, [id])
          if (alt === undefined) throw notFound()
          const { version, avatar, background: _no, id: _derselbe, ...angaben } = contact
          if (version !== undefined && version !== alt.version)
            throw kontaktErrors.refuse('kontakt.veraltet', { angaben: { aktuell: alt } })
          const notes = angaben.notes === undefined ? alt.notes : cleanNotiz(angaben.notes)
          await lager.write(tx, organisationId, { kontakt: { ...alt, ...onlyNamed(angaben), notes }, am: now() })
          if (avatar === null && alt.avatar !== null) await setFoto(tx, organisationId, { id, webp: null, am: now() })
          return lager.readStore(tx, organisationId, id)
        }),
      ),

    remove: (akteur: Akteur, id: string): Promise<boolean> =>
      inOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await deleteKontakt(tx, organisationId, { id, am: now() }))) throw notFound()
        await audit(tx, akteur, kontaktTrail('kontakt.remove', id))
        return true
      }),

    restore: (akteur: Akteur, id: string): Promise<Kontakt> =>
      inOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await restore(tx, organisationId, id))) throw notFound()
        await audit(tx, akteur, kontaktTrail('kontakt.restore', id))
        return lager.readStore(tx, organisationId, id)
      }),

    async setAvatar(akteur: Akteur, id: string, request: Request): Promise<Kontakt> {
      // Before the transaction: decoding takes time and connections are scarce.
      const webp = await fotoFrom(request)
      return inOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await setFoto(tx, organisationId, { id, webp, am: now() }))) throw notFound()
        return lager.readStore(tx, organisationId, id)
      })
    },

    async readAvatar(akteur: Akteur, id: string): Promise<Response> {
      const { db, organisationId } = lesend(akteur)
      const foto = await loadFoto(db, organisationId, id)
      if (foto === null) throw notFound()
      return new Response(new Uint8Array(foto), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },

    own(akteur: Akteur): Promise<OwnKontakte> {
      const { db, organisationId } = lesend(akteur)
      return loadOwn(db, { organisationId, personId: akteur.personId })
    },

    favourite: (akteur: Akteur, { id, favourite }: { id: string; favourite: boolean }): Promise<OwnKontakte> =>
      own(akteur, async (tx, who) => {
        if (!favourite) await deselect(tx, who, id)
        return remember(tx, who, { id, favorit: favourite, zuletztAm: null })
      }),

    used: (akteur: Akteur, id: string): Promise<OwnKontakte> =>
      own(akteur, (tx, who) => remember(tx, who, { id, favorit: null, zuletztAm: now() })),
  }
}

/** Deleted contacts, and what imports have changed, are gone for good after thirty days. */
export async function emptyPapierkorb({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const vor = new Date(clock.now().getTime() - papierkorbDays * 86_400_000).toISOString()
  const db = onBehalfOf(database, systemContext)
  await forgetBeforeImport(db, vor)
  await forgetGeloeschte(db, vor)
}
