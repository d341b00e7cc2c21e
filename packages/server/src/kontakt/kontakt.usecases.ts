/**
 * The address book of the organisation: load, change, save and notify colleagues. Another organisation's contact is answered as not found.
 */
import type { EigeneKontakte, Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktFehler } from '@dreiklang/domain/kontakt/kontakt.errors'
import {
  hoechsteFotoBytes,
  hoechstensKontakte,
  kontaktFotoGroesse,
  leererKontakt,
  neuerKontaktName,
  papierkorbTage,
} from '@dreiklang/domain/kontakt/kontakt'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEintrag } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { liesBytes } from '../shared/eingabe.ts'
import { saeubere } from '../shared/html.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import { ladeEigene, merke, waehleAb } from './eigene.repository.ts'
import {
  type NeuerKontakt,
  holeZurueck,
  ladeFoto,
  loescheKontakt,
  setzeFoto,
  vergissGeloeschte,
  zaehleKontakte,
} from './kontakt.repository.ts'
import { vergissVorDemImport } from './import.repository.ts'
import { createLager } from './lager.ts'

type Contract = typeof kontaktContract
type NeueAngaben = z.output<Contract['create']['body']>
type Aenderung = z.output<Contract['update']['body']>

const nichtGefunden = () => sharedFehler.ablehnen('nicht_gefunden')

/** Notes without readable content become null. */
export const saubereNotiz = (notes: string | null): string | null => (notes === null ? null : saeubere(notes))

/** Turns the violation by a concurrently deleted tag into its refusal. */
export async function mitBekanntenTags<Ergebnis>(schreibe: () => Promise<Ergebnis>): Promise<Ergebnis> {
  try {
    return await schreibe()
  } catch (fehler) {
    if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'kontakt_traegt_tag_tag') throw fehler
    throw kontaktFehler.ablehnen('kontakt.tag_unbekannt', { felder: [{ path: 'contact.tags', code: 'auswahl', message: 'auswahl' }] })
  }
}

/** @throws kontakt.zu_viele when so many more do not fit */
export async function pruefePlatz(tx: Queryable, organisationId: string, neue: number): Promise<void> {
  if ((await zaehleKontakte(tx, organisationId)) + neue > hoechstensKontakte) throw kontaktFehler.ablehnen('kontakt.zu_viele')
}

/** Runs a change of the address book and notifies the organisation's people with the commit. */
export function inDerOrganisation<Ergebnis>(
  ports: Ports,
  akteur: Akteur,
  tue: (tx: Queryable, organisationId: string) => Promise<Ergebnis>,
): Promise<Ergebnis> {
  const organisationId = eigeneOrganisation(akteur)
  return ports.database.transaction(kontextVon(akteur), async (tx) => {
    const ergebnis = await tue(tx, organisationId)
    await rufe(tx, { art: 'kontakt', an: [organisationId] })
    return ergebnis
  })
}

/** For the audit trail: what cannot be seen in the address book any more. */
export const kontaktSpur = (aktion: string, objektId: string): ProtokollEintrag => ({
  aktion,
  art: 'AENDERN',
  objektArt: 'KONTAKT',
  objektId,
})

const ohneWorte: Omit<NeuerKontakt, 'id'> = { ...leererKontakt, name: neuerKontaktName }

/** In a change, undefined means not named. */
const nurGenannte = <T extends object>(aenderung: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(aenderung).filter(([, wert]) => wert !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>
  }>

export function createKontakte(ports: Ports) {
  const lager = createLager(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => ({ db: imNamen(ports.database, kontextVon(akteur)), organisationId: eigeneOrganisation(akteur) })

  async function fotoAus(request: Request): Promise<Uint8Array> {
    const bytes = await liesBytes(request, hoechsteFotoBytes)
    if (bytes === null) throw kontaktFehler.ablehnen('kontakt.foto_zu_gross')
    try {
      return await ports.images.toWebp(bytes, { size: kontaktFotoGroesse })
    } catch (fehler) {
      if (fehler instanceof UnreadableImage) throw kontaktFehler.ablehnen('kontakt.foto_unlesbar')
      throw fehler
    }
  }

  async function eigene(akteur: Akteur, tue: (tx: Queryable, wer: { organisationId: string; personId: string }) => Promise<boolean>) {
    const wer = { organisationId: eigeneOrganisation(akteur), personId: akteur.personId }
    return ports.database.transaction(kontextVon(akteur), async (tx) => {
      if (!(await tue(tx, wer))) throw nichtGefunden()
      return ladeEigene(tx, wer)
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
      return lager.lies(db, organisationId, id)
    },

    create: (akteur: Akteur, { id = ports.newId(), contact = {} }: NeueAngaben): Promise<Kontakt> =>
      mitBekanntenTags(() =>
        inDerOrganisation(ports, akteur, async (tx, organisationId) => {
          const neuer = { ...ohneWorte, ...nurGenannte(contact), id }
          await pruefePlatz(tx, organisationId, 1)
          await lager.fuegeEin(tx, organisationId, { kontakte: [{ ...neuer, notes: saubereNotiz(neuer.notes) }], am: jetzt() })
          return lager.lies(tx, organisationId, id)
        }),
      ),

    update: (akteur: Akteur, { id, contact }: Aenderung): Promise<Kontakt> =>
      mitBekanntenTags(() =>
        inDerOrganisation(ports, akteur, async (tx, organisationId) => {
          const [alt] = await lager.halte(tx, organisationId, [id])
          if (alt === undefined) throw nichtGefunden()
          const { version, avatar, background: _keiner, id: _derselbe, ...angaben } = contact
          if (version !== undefined && version !== alt.version)
            throw kontaktFehler.ablehnen('kontakt.veraltet', { angaben: { aktuell: alt } })
          const notes = angaben.notes === undefined ? alt.notes : saubereNotiz(angaben.notes)
          await lager.schreibe(tx, organisationId, { kontakt: { ...alt, ...nurGenannte(angaben), notes }, am: jetzt() })
          if (avatar === null && alt.avatar !== null) await setzeFoto(tx, organisationId, { id, webp: null, am: jetzt() })
          return lager.lies(tx, organisationId, id)
        }),
      ),

    remove: (akteur: Akteur, id: string): Promise<boolean> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await loescheKontakt(tx, organisationId, { id, am: jetzt() }))) throw nichtGefunden()
        await protokolliere(tx, akteur, kontaktSpur('kontakt.remove', id))
        return true
      }),

    restore: (akteur: Akteur, id: string): Promise<Kontakt> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await holeZurueck(tx, organisationId, id))) throw nichtGefunden()
        await protokolliere(tx, akteur, kontaktSpur('kontakt.restore', id))
        return lager.lies(tx, organisationId, id)
      }),

    async setAvatar(akteur: Akteur, id: string, request: Request): Promise<Kontakt> {
      // Before the transaction: decoding takes time and connections are scarce.
      const webp = await fotoAus(request)
      return inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await setzeFoto(tx, organisationId, { id, webp, am: jetzt() }))) throw nichtGefunden()
        return lager.lies(tx, organisationId, id)
      })
    },

    async readAvatar(akteur: Akteur, id: string): Promise<Response> {
      const { db, organisationId } = lesend(akteur)
      const foto = await ladeFoto(db, organisationId, id)
      if (foto === null) throw nichtGefunden()
      return new Response(new Uint8Array(foto), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },

    own(akteur: Akteur): Promise<EigeneKontakte> {
      const { db, organisationId } = lesend(akteur)
      return ladeEigene(db, { organisationId, personId: akteur.personId })
    },

    favourite: (akteur: Akteur, { id, favourite }: { id: string; favourite: boolean }): Promise<EigeneKontakte> =>
      eigene(akteur, async (tx, wer) => {
        if (!favourite) await waehleAb(tx, wer, id)
        return merke(tx, wer, { id, favorit: favourite, zuletztAm: null })
      }),

    used: (akteur: Akteur, id: string): Promise<EigeneKontakte> =>
      eigene(akteur, (tx, wer) => merke(tx, wer, { id, favorit: null, zuletztAm: jetzt() })),
  }
}

/** Deleted contacts, and what imports have changed, are gone for good after thirty days. */
export async function leerePapierkorb({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const vor = new Date(clock.now().getTime() - papierkorbTage * 86_400_000).toISOString()
  const db = imNamen(database, systemKontext)
  await vergissVorDemImport(db, vor)
  await vergissGeloeschte(db, vor)
}
