/** Restriction and erasure of own Klienten by the managers of the organisation. Only here a restricted record can be seen. */
import { aufbewahrungBis, faelligBeiEndeBis } from '@dreiklang/domain/klient/aufbewahrung'
import type { LoeschAntwort, LoeschBericht, loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import {
  type LoeschAntrag,
  bestaetigbarAb,
  erlaubeLoeschung,
  pruefeLoeschung,
  pruefeVierAugen,
} from '@dreiklang/domain/klient/loeschung.decider'
import { loeschungFehler } from '@dreiklang/domain/klient/loeschung.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEintrag } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { createTresor } from '../tresor/tresor.ts'
import { halteKlient } from './halten.ts'
import {
  type LoeschRow,
  entferneKlient,
  ladeErledigteLoeschung,
  ladeLoeschstand,
  ladeLoeschungen,
  legeAntrag,
  nimmAntragZurueck,
  oeffneGesperrte,
  setzeSperre,
} from './loeschung.repository.ts'

type Contract = typeof loeschungContract
type Spur = Pick<ProtokollEintrag, 'aktion' | 'grund'>
/** The record as it stands, locked until the end of the transaction. */
type Stand = NonNullable<Awaited<ReturnType<typeof ladeLoeschstand>>>

export function createLoeschungen(ports: Ports) {
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  async function lade(tx: Queryable, akteur: Akteur, klientId: string): Promise<Stand> {
    await oeffneGesperrte(tx)
    const stand = await ladeLoeschstand(tx, eigeneOrganisation(akteur), klientId)
    if (stand === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return stand
  }

  async function halte(tx: Queryable, akteur: Akteur, klientId: string): Promise<Stand> {
    await oeffneGesperrte(tx)
    await halteKlient(tx, akteur, klientId)
    return lade(tx, akteur, klientId)
  }

  /** Open screens of the organisation are told, and the action is logged. */
  async function vermerke(tx: Queryable, akteur: Akteur, { klientId, ...spur }: Spur & { klientId: string }): Promise<void> {
    await protokolliere(tx, akteur, { ...spur, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId })
    await rufe(tx, { art: 'klient', id: klientId, an: [eigeneOrganisation(akteur)] })
  }

  /** One action with a record that is held; nothing is answered. */
  const tue =
    (aktion: string, work: (tx: Queryable, was: { akteur: Akteur; stand: Stand; grund: string }) => Promise<Pick<Spur, 'grund'>>) =>
    ({ akteur, params: { klientId }, body: { grund }, idempotenz }: Gerufen<Contract['restrict']>): Promise<JsonText<void>> =>
      einmal(ports, { akteur, idempotenz }, async (tx) => {
        const stand = await halte(tx, akteur, klientId)
        const spur = await work(tx, { akteur, stand, grund })
        await vermerke(tx, akteur, { aktion, klientId, ...spur })
      })

  return {
    async liste({ akteur, query: { ansicht, cursor, limit } }: Gerufen<Contract['list']>): Promise<z.output<Contract['list']['answer']>> {
      const rows = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        await oeffneGesperrte(tx)
        const wunsch = { ansicht, nach: cursor ?? null, limit, endeBis: faelligBeiEndeBis(heute()) }
        return ladeLoeschungen(tx, eigeneOrganisation(akteur), wunsch)
      })
      const klienten = rows.slice(0, limit).map((row) => ({
        id: row.id,
        name: row.name,
        geburtsdatum: row.geburtsdatum,
        gesperrt: row.sperre !== null,
        beantragt: row.antrag !== null,
        bis: aufbewahrungBis(row).bis,
      }))
      return { klienten, cursor: rows.length > limit ? (klienten.at(-1)?.id ?? null) : null }
    },

    async lies({ akteur, params: { klientId } }: Gerufen<Contract['read']>): Promise<LoeschAntwort> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const stand = await lade(tx, akteur, klientId)
        await protokolliere(tx, akteur, { aktion: 'klient.readLoeschung', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        return antwortVon(stand, akteur, heute())
      })
    },

    sperre: tue('klient.restrict', async (tx, { akteur, stand, grund }) => {
      if (stand.sperre !== null) throw loeschungFehler.ablehnen('klient.schon_gesperrt')
      const neu = { personId: akteur.personId, grund }
      await setzeSperre(tx, eigeneOrganisation(akteur), { klientId: stand.id, neu, am: jetzt() })
      return { grund }
    }),

    hebeAuf: tue('klient.liftRestriction', async (tx, { akteur, stand, grund }) => {
      if (stand.sperre === null) throw loeschungFehler.ablehnen('klient.nicht_gesperrt')
      await setzeSperre(tx, eigeneOrganisation(akteur), { klientId: stand.id, neu: null, am: jetzt() })
      return { grund }
    }),

    // The words of a request go with the record; the audit trail, which outlives it, tells the kind of reason only.
    beantrage: tue('klient.requestErasure', async (tx, { akteur, stand, grund }) => {
      if (stand.antrag !== null) throw loeschungFehler.ablehnen('klient.loeschung_schon_beantragt')
      const anlass = erlaubeLoeschung(loeschStand(stand), heute())
      const antrag = { klientId: stand.id, anlass, grund, am: jetzt(), personId: akteur.personId }
      await legeAntrag(tx, eigeneOrganisation(akteur), antrag)
      return { grund: anlass }
    }),

    nimmZurueck: tue('klient.withdrawErasure', async (tx, { akteur, stand, grund }) => {
      if (stand.antrag === null) throw loeschungFehler.ablehnen('klient.loeschung_nicht_beantragt')
      await nimmAntragZurueck(tx, eigeneOrganisation(akteur), stand.id)
      return { grund }
    }),

    /** Whoever comes second is told what the first one has done. */
    async bestaetige({ akteur, params: { klientId }, idempotenz }: Gerufen<Contract['confirm']>): Promise<JsonText<LoeschBericht>> {
      const eigene = eigeneOrganisation(akteur)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await oeffneGesperrte(tx)
        const stand = await halte(tx, akteur, klientId).catch(async (fehler: unknown) => {
          const frueher = await ladeErledigteLoeschung(tx, eigene, klientId)
          if (frueher === null) throw fehler
          return frueher
        })
        if (!('antrag' in stand)) return stand
        if (stand.antrag === null) throw loeschungFehler.ablehnen('klient.loeschung_nicht_beantragt')
        pruefeVierAugen(antragIn(stand.antrag), { personId: akteur.personId, jetzt: jetzt() })
        const anlass = erlaubeLoeschung(loeschStand(stand), heute())
        const bericht = berichtVon(stand)
        await tresor.vernichte(tx, { organisationId: eigene, klientId })
        await entferneKlient(tx, eigene, { klientId, personId: akteur.personId, bericht, am: jetzt() })
        await vermerke(tx, akteur, { aktion: 'klient.confirmErasure', klientId, grund: anlass })
        return bericht
      })
    },
  }
}

const loeschStand = ({ bestand, ...stand }: Stand) => ({ ...stand, ...bestand })

const berichtVon = ({ bestand: { offeneBestellungen: _offene, ...bericht } }: Stand): LoeschBericht => bericht

function antwortVon(stand: Stand, akteur: Akteur, heute: string): LoeschAntwort {
  const { id, name, geburtsdatum, status, sperre, antrag } = stand
  return {
    id,
    name,
    geburtsdatum,
    status,
    aufbewahrung: aufbewahrungBis(stand),
    sperre,
    antrag: antrag === null ? null : antragVon(antrag, akteur),
    ...pruefeLoeschung(loeschStand(stand), heute),
    bericht: berichtVon(stand),
  }
}

type AntragRow = NonNullable<LoeschRow['antrag']>
const antragIn = ({ am, personId: beantragtVon, andereLeitung }: AntragRow): LoeschAntrag => ({ am, beantragtVon, andereLeitung })

function antragVon(row: AntragRow, { personId }: Akteur): NonNullable<LoeschAntwort['antrag']> {
  const { am, von, grund, anlass } = row
  return { am, von, grund, anlass, vonMir: row.personId === personId, bestaetigbarAb: bestaetigbarAb(antragIn(row), personId) }
}
