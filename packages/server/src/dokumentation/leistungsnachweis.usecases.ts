/** The month sheet: loaded and logged in one transaction, opened after it; what counts the domain says (leistungsnachweis.ts). */
import {
  compareNachweise,
  composeLeistungsnachweis,
  monthOf,
  signLock,
  unterschriftStandOf,
} from '@dreiklang/domain/dokumentation/leistungsnachweis'
import {
  type Leistungsnachweis,
  type SignedVersion,
  leistungsnachweisContract,
} from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { sheetDocument, signatureDocument } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { partOf } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import {
  type NachweisfassungRow,
  type NachweisRow,
  loadNachweisStand,
  loadNachweisVisits,
  loadNachweisfassungen,
  loadOwnKlient,
} from './leistungsnachweis.repository.ts'
import { checksumOf } from './nachweisSumme.ts'
import { createBlattSeal, createNachweisSeal } from './seal.ts'

const c = leistungsnachweisContract

/** A dozen visits a day for a month. */
const most = 372

interface Month {
  klientId: string
  von: IsoDate
  bis: IsoDate
}

/** What a month sheet is made of, still sealed. */
export interface LoadedSheet extends Month {
  klient: Leistungsnachweis['klient']
  rows: NachweisRow[]
  stand: string | null
  fassungen: NachweisfassungRow[]
}

export function createMonthSheets(ports: Ports) {
  const seal = createBlattSeal(ports)
  const signedSeal = createNachweisSeal(ports)
  const today = () => berlinDate(ports.clock.now().toISOString())

  return {
    monthOfDay: (tag: IsoDate | undefined) => monthOf(tag ?? today()),

    /** Null for a Klient of another nursing service. */
    async load(tx: Queryable, organisationId: string, { klientId, von, bis }: Month): Promise<LoadedSheet | null> {
      const klient = await loadOwnKlient(tx, organisationId, klientId)
      if (klient === null) return null
      return {
        klientId,
        von,
        bis,
        klient,
        rows: await loadNachweisVisits(tx, organisationId, { klientId, von, bis, most: most + 1 }),
        stand: await loadNachweisStand(tx, organisationId, { klientId, von, bis }),
        fassungen: await loadNachweisfassungen(tx, organisationId, { klientId, monat: von }),
      }
    },

    /** Not inside a transaction. */
    async open({ klient, von, bis, rows, stand, fassungen }: LoadedSheet): Promise<Leistungsnachweis> {
      const shown = rows.slice(0, most)
      const sealed = shown.flatMap(({ hausbesuchId, version, inhalt }) =>
        version === null || inhalt === null ? [] : [{ hausbesuchId, version, inhalt }],
      )
      const blaetter = new Map((await seal.open(sealed)).map(({ hausbesuchId, inhalt }) => [hausbesuchId, inhalt]))
      const visits = shown.map(({ hausbesuchId, besuchVersion, daten, name, abgeschlossen }) => ({
        besuch: readHausbesuch({ daten, version: besuchVersion }),
        blatt: blaetter.get(hausbesuchId) ?? null,
        abgeschlossen,
        name,
      }))
      const sheet = composeLeistungsnachweis(visits, today())
      const [last] = await signedSeal.open(fassungen.slice(0, 1))
      const signed = last?.inhalt ?? null
      const vollstaendig = rows.length <= most
      return {
        klient,
        von,
        bis,
        ...sheet,
        vollstaendig,
        stand,
        unterschrift: unterschriftStandOf(last ?? null, stand),
        aenderungen: signed === null || last?.stand === stand ? [] : compareNachweise(signed.besuche, sheet.besuche),
        gezeichnet:
          last === undefined || signed === null
            ? null
            : { version: last.version, am: last.am, durch: last.durch, ...partOf(signatureDocument, signed) },
        fassungen: fassungen.map(({ version, am, durch, art }) => ({ version, am, durch, art })),
        unterschreiben: signLock({ besuche: sheet.besuche, vollstaendig }) ?? true,
      }
    },
  }
}

export function createLeistungsnachweise(ports: Ports) {
  const sheets = createMonthSheets(ports)
  const signedSeal = createNachweisSeal(ports)

  const logRead = (tx: Queryable, akteur: Akteur, { aktion, klientId }: { aktion: string; klientId: string }) =>
    audit(tx, akteur, { aktion, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })

  return {
    /** @throws nicht_gefunden for a Klient of another nursing service */
    async read({ akteur, params: { klientId }, query }: CalledBy<typeof c.read>): Promise<Leistungsnachweis> {
      const month = sheets.monthOfDay(query.tag)
      const loaded = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const sheet = await sheets.load(tx, personOf(akteur).organisationId, { klientId, ...month })
        if (sheet === null) throw sharedErrors.refuse('nicht_gefunden')
        await logRead(tx, akteur, { aktion: c.read.id, klientId })
        return sheet
      })
      return sheets.open(loaded)
    },

    /** @throws nicht_gefunden, also where it can no longer be read */
    async readVersion({ akteur, params: { klientId, version }, query }: CalledBy<typeof c.readVersion>): Promise<SignedVersion> {
      const { von } = sheets.monthOfDay(query.tag)
      const row = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const all = await loadNachweisfassungen(tx, personOf(akteur).organisationId, { klientId, monat: von })
        const found = all.find((one) => one.version === version)
        if (found === undefined) throw sharedErrors.refuse('nicht_gefunden')
        await logRead(tx, akteur, { aktion: c.readVersion.id, klientId })
        return found
      })
      const [opened] = await signedSeal.open([row])
      const signed = opened?.inhalt ?? null
      if (signed === null) throw sharedErrors.refuse('nicht_gefunden')
      return {
        ...partOf(sheetDocument, signed),
        gezeichnet: { version: row.version, am: row.am, durch: row.durch, ...partOf(signatureDocument, signed) },
        pruefsumme: row.pruefsumme,
        unversehrt: (await checksumOf(signed)) === row.pruefsumme,
      }
    },
  }
}
