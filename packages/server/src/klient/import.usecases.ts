/** Klienten out of a table: read, compare, take in, take back. */
import { type ImportKlient, klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { fehlendeAngaben } from '@dreiklang/domain/klient/klient.decider'
import { listeFehler } from '@dreiklang/domain/liste/liste.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import { liesTabelle } from '../liste/tabelle.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { liesBytes } from '../shared/eingabe.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { fuegeImportEin, nimmImportZurueck, sucheVorhandene } from './import.repository.ts'

type Contract = typeof klientImportContract
type Antwort<Name extends keyof Contract> = z.output<Contract[Name]['answer']>

const hoechstensZeilen = 5000
const spur = (aktion: string, id: string) => ({ aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: id, klientId: id }) as const

export function createKlientImport(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  /** A line that its sender has not checked is named like one whose number is taken. */
  const codeVon = (klient: ImportKlient): string | null =>
    fehlendeAngaben({ ...klient, hausarztId: null, status: 'AKTIV' }, berlinDatum(jetzt())).length > 0 ? 'klient.unvollstaendig' : null

  return {
    async lies({ request }: Gerufen<Contract['read']>): Promise<Antwort<'read'>> {
      const bytes = await liesBytes(request, klientImportContract.read.upload?.mostBytes ?? 0)
      if (bytes === null) throw listeFehler.ablehnen('liste.tabelle_zu_gross')
      const [kopf = [], ...zeilen] = await liesTabelle(Uint8Array.from(bytes))
      if (zeilen.length > hoechstensZeilen) throw listeFehler.ablehnen('liste.tabelle_zu_gross')
      return { kopf, zeilen }
    },

    async pruefe({ akteur, body }: Gerufen<Contract['check']>): Promise<Antwort<'check'>> {
      const db = imNamen(ports.database, kontextVon(akteur))
      return { vorhanden: await sucheVorhandene(db, eigeneOrganisation(akteur), body.klienten) }
    },

    nimmAuf: ({ akteur, body, idempotenz }: Gerufen<Contract['run']>): Promise<JsonText<Antwort<'run'>>> =>
      einmal(ports, { akteur, idempotenz }, async (tx) => {
        const zeilen = body.klienten.map((klient) => ({ ...klient, id: ports.newId(), code: codeVon(klient) }))
        const gute = zeilen.filter(({ code }) => code === null).map(({ code: _code, ...klient }) => klient)
        const da = await fuegeImportEin(tx, eigeneOrganisation(akteur), { klienten: gute, importId: body.importId, am: jetzt() })
        await protokolliere(
          tx,
          akteur,
          [...da].map((id) => spur('klient.import', id)),
        )
        const ergebnisse = zeilen.map(({ id, code }, nr) =>
          da.has(id) ? { nr, id, code: null } : { nr, id: null, code: code ?? 'klient.kvnr_vergeben' },
        )
        return { ergebnisse }
      }),

    nimmZurueck: ({ akteur, params: { importId } }: Gerufen<Contract['undo']>): Promise<Antwort<'undo'>> =>
      ports.database.transaction(kontextVon(akteur), async (tx) => {
        const alle = await nimmImportZurueck(tx, eigeneOrganisation(akteur), importId)
        if (alle.length === 0) throw sharedFehler.ablehnen('nicht_gefunden')
        const entfernte = alle.filter(({ entfernt }) => entfernt)
        await protokolliere(
          tx,
          akteur,
          entfernte.map(({ id }) => spur('klient.undoImport', id)),
        )
        return { entfernt: entfernte.length, behalten: alle.length - entfernte.length }
      }),
  }
}
