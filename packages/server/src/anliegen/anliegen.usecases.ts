/**
 * What an organisation does with its public requests: read, take on, assign, close. Another organisation's request is answered as not
 * found.
 */
import { moeglicheSchritte, nummerVon, schritte } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte, AnliegenInhalt, AnliegenZeile, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenFehler } from '@dreiklang/domain/anliegen/anliegen.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type Akteur, seiteVon } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { ladeKlient } from '../klient/klient.repository.ts'
import { cursorId, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, halteAnliegen, ladeAnliegen, ladeSeite, schreibeSchritt, setzeKlient } from './anliegen.repository.ts'
import { oeffneInhalte } from './inhalt.ts'

type Contract = typeof anliegenContract
export interface Gerufen {
  akteur: Akteur
  idempotenz: Idempotenz | null
}

const nichtGefunden = () => sharedFehler.ablehnen('nicht_gefunden')
const offen = ({ status }: Pick<AnliegenRow, 'status'>): boolean => status === 'NEU' || status === 'IN_ARBEIT'

const zustaendigeVon = ({ zustaendigId, zustaendigName }: AnliegenRow) =>
  zustaendigId === null || zustaendigName === null ? null : { id: zustaendigId, name: zustaendigName }

const kopfVon = (row: AnliegenRow) => ({
  id: row.id,
  version: row.version,
  nummer: nummerVon(row.id),
  art: row.art,
  wer: row.wer,
  status: row.status,
  mal: row.mal,
  eingegangenAm: row.eingegangenAm,
  zustaendig: zustaendigeVon(row),
})

function zeileVon(row: AnliegenRow, inhalt: AnliegenInhalt | null): AnliegenZeile {
  return { ...kopfVon(row), name: inhalt?.name ?? null, telefon: inhalt?.telefon ?? null, wunschtag: inhalt?.wunschtag ?? null }
}

export function createAnliegen(ports: Ports, tresor: Tresor) {
  const jetzt = () => ports.clock.now().toISOString()

  /** Changes one request of the caller's organisation and notifies all its people with the commit. */
  function aendere(
    { akteur, idempotenz }: Gerufen,
    { anliegenId, version }: { anliegenId: string; version: number },
    tue: (tx: Queryable, row: AnliegenRow, organisationId: string) => Promise<void>,
  ): Promise<JsonText<void>> {
    const organisationId = eigeneOrganisation(akteur)
    return einmal(ports, { akteur, idempotenz }, async (tx) => {
      const row = await halteAnliegen(tx, organisationId, anliegenId)
      if (row === null) throw nichtGefunden()
      if (row.version !== version) throw anliegenFehler.ablehnen('anliegen.veraltet')
      await tue(tx, row, organisationId)
      await rufe(tx, { art: 'anliegen', an: [organisationId] })
    })
  }

  /** Name of the Klient that a person assigned; null also when the record is gone. */
  async function klientVon(tx: Queryable, organisationId: string, klientId: string | null): Promise<AnliegenAkte['klient']> {
    if (klientId === null) return null
    const klient = await ladeKlient(tx, organisationId, { klientId, heute: berlinDatum(jetzt()) })
    return klient === null ? null : { id: klientId, name: `${klient.nachname}, ${klient.vorname}` }
  }

  return {
    async list(akteur: Akteur, { status, art, nurMeine, cursor, limit }: z.output<Contract['list']['query']>) {
      const organisationId = eigeneOrganisation(akteur)
      const db = imNamen(ports.database, kontextVon(akteur))
      const ab = liesCursor(cursor, { sortierung: 'eingang', form: z.tuple([cursorZeit, cursorId]) })
      const rows = await ladeSeite(db, organisationId, {
        status: status ?? null,
        art: art ?? null,
        zustaendigId: nurMeine ? akteur.personId : null,
        ab,
        limit: limit + 1,
      })
      const inhalte = new Map((await oeffneInhalte(db, { tresor, organisationId }, rows)).map((inhalt, i) => [rows[i]?.id, inhalt]))
      return seiteAus(rows, {
        limit,
        sortierung: 'eingang',
        schluessel: (row) => [row.eingegangenAm, row.id],
        zeile: (row) => zeileVon(row, inhalte.get(row.id) ?? null),
      })
    },

    read(akteur: Akteur, anliegenId: string): Promise<AnliegenAkte> {
      const organisationId = eigeneOrganisation(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeAnliegen(tx, organisationId, anliegenId)
        if (row === null) throw nichtGefunden()
        const [inhalt] = await oeffneInhalte(tx, { tresor, organisationId }, [row])
        if (inhalt === null || inhalt === undefined) throw nichtGefunden()
        const { klientId, bestellungId, verlauf } = row
        const eintrag = { aktion: 'anliegen.read', art: 'LESEN', objektArt: 'ANLIEGEN', objektId: row.id, klientId } as const
        await protokolliere(tx, akteur, eintrag)
        const pflege = seiteVon(akteur.rolle) === 'PFLEGE'
        return {
          ...kopfVon(row),
          inhalt,
          fotos: row.fotos,
          klient: await klientVon(tx, organisationId, klientId),
          bestellungId,
          verlauf,
          schritte: moeglicheSchritte(row, akteur.personId),
          darf: { zuordnen: pflege && offen(row), bestellen: pflege && offen(row) && row.art === 'NACHBESTELLUNG' },
        }
      })
    },

    step(gerufen: Gerufen, { anliegenId, version, schritt, grund }: z.output<Contract['step']['body']> & { anliegenId: string }) {
      const { akteur } = gerufen
      const schreibe = aendere(gerufen, { anliegenId, version }, async (tx, row, organisationId) => {
        if (!moeglicheSchritte(row, akteur.personId).includes(schritt)) throw anliegenFehler.ablehnen('anliegen.schritt_unmoeglich')
        const { nach } = schritte[schritt]
        const ich = { id: akteur.personId, name: akteur.name }
        const eintrag = { schritt, name: akteur.name, am: jetzt(), grund }
        await schreibeSchritt(tx, organisationId, { id: anliegenId, status: nach, zustaendig: nach === 'NEU' ? null : ich, eintrag })
        await protokolliere(tx, akteur, {
          aktion: 'anliegen.step',
          art: 'AENDERN',
          objektArt: 'ANLIEGEN',
          objektId: anliegenId,
          klientId: row.klientId,
          felder: ['status', 'zustaendig'],
          grund,
        })
      })
      // Handed back while an identical second one exists: that one stays the open one.
      return schreibe.catch((fehler: unknown) => {
        if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'anliegen_doppelt') throw fehler
        throw anliegenFehler.ablehnen('anliegen.schritt_unmoeglich')
      })
    },

    assignKlient: (gerufen: Gerufen, { anliegenId, version, klientId }: { anliegenId: string; version: number; klientId: string | null }) =>
      aendere(gerufen, { anliegenId, version }, async (tx, row, organisationId) => {
        if (!offen(row)) throw anliegenFehler.ablehnen('anliegen.schritt_unmoeglich')
        if (klientId !== null && (await klientVon(tx, organisationId, klientId)) === null) {
          const felder = [{ path: 'klientId', code: 'falsch', message: 'falsch' }]
          throw anliegenFehler.ablehnen('anliegen.klient_unbekannt', { felder })
        }
        await setzeKlient(tx, organisationId, { id: anliegenId, klientId, am: jetzt() })
        await protokolliere(tx, gerufen.akteur, {
          aktion: 'anliegen.assignKlient',
          art: 'AENDERN',
          objektArt: 'ANLIEGEN',
          objektId: anliegenId,
          klientId: klientId ?? row.klientId,
          felder: ['klient'],
        })
      }),
  }
}
