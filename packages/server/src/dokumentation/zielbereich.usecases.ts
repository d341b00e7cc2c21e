import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { type Vitalverlauf, zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { stillApplies, zielSperre } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once, takeStepOnce } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { type KnownRow, loadZiele, endZiel, insertZiel, holdZiel, loadKnown } from './zielbereich.repository.ts'
import { createMesswerte } from './messwerte.ts'
import { createZielSeal } from './seal.ts'

const c = zielbereichContract

/** Four sheets a day for a year, and some more. */
const hoechstens = 1600

export function createZielbereiche(ports: Ports) {
  const messwerte = createMesswerte(ports)
  const seal = createZielSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  /** @throws nicht_gefunden for a Klient of others */
  async function readKnown(tx: Queryable, akteur: Akteur, klientId: string): Promise<KnownRow> {
    const klient = await loadKnown(tx, personOf(akteur).organisationId, klientId)
    if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
    return klient
  }

  /** A change of ranges by a doctor, told to the open screens. @throws nicht_gefunden, dokumentation.ziel_nur_arzt */
  async function asArzt(
    tx: Queryable,
    akteur: Akteur,
    { klientId, aktion, felder }: { klientId: string; aktion: string; felder: readonly string[] },
  ): Promise<string> {
    const { organisationId } = personOf(akteur)
    const { pflegedienstId } = await readKnown(tx, akteur, klientId)
    const gesperrt = zielSperre(akteur)
    if (gesperrt !== null) throw dokumentationErrors.refuse(gesperrt)
    await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder })
    await sendSignal(tx, { art: 'klient', id: klientId, an: [organisationId, pflegedienstId] })
    return organisationId
  }

  return {
    async read({ akteur, params: { klientId }, query: { tage } }: CalledBy<typeof c.read>): Promise<Vitalverlauf> {
      const { organisationId } = personOf(akteur)
      const { klient, rows } = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const found = await readKnown(tx, akteur, klientId)
        const trail = { aktion: c.read.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await audit(tx, akteur, trail)
        return { klient: found, rows: await loadZiele(tx, organisationId, klientId) }
      })
      const bis = today()
      const von = plusDays(bis, 1 - Number(tage))
      const { blaetter, messungen } = await messwerte.messungen(organisationId, { klientId, seit: berlinInstant(von), hoechstens })
      const ziele = await messwerte.openZiele(rows)
      const own = new Set(rows.filter((row) => row.organisationId === organisationId).map(({ id }) => id))
      return {
        klient: { vorname: klient.vorname, nachname: klient.nachname },
        von,
        bis,
        werte: messungen.filter(({ am }) => berlinDate(am) >= von).toSorted((a, b) => a.am.localeCompare(b.am)),
        vollstaendig: blaetter < hoechstens,
        ziele: ziele.map((target) => ({ ...target, eigener: own.has(target.id) })),
        setzen: zielSperre(akteur) ?? true,
      }
    },

    set({ akteur, params: { klientId }, body, idempotenz }: CalledBy<typeof c.set>): Promise<JsonText<{ id: string }>> {
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = await asArzt(tx, akteur, { klientId, aktion: c.set.id, felder: [body.art] })
        if (body.gueltigAb < today()) throw dokumentationErrors.refuse('dokumentation.ziel_vergangen', wrongField('gueltigAb'))
        const { art, gueltigAb, gueltigBis, ...enden } = body
        const id = ports.newId()
        const { inhalt } = await seal.seal(tx, { organisationId, klientId }, { id, inhalt: enden })
        await insertZiel(tx, organisationId, { id, klientId, art, gueltigAb, gueltigBis, name: akteur.name, am: now(), inhalt })
        return { id }
      })
    },

    end({ akteur, params, idempotenz }: CalledBy<typeof c.end>): Promise<JsonText<{ gueltigBis: IsoDate }>> {
      const { klientId, zielbereichId: id } = params
      const { organisationId } = personOf(akteur)
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        load: async (tx) => {
          await asArzt(tx, akteur, { klientId, aktion: c.end.id, felder: ['gueltigBis'] })
          return holdZiel(tx, organisationId, { klientId, id })
        },
        isCurrent: (target) => stillApplies(target, today()),
        stale: () => dokumentationErrors.refuse('dokumentation.ziel_beendet'),
        take: async (_ziel, tx) => {
          const bis = plusDays(today(), -1)
          await endZiel(tx, organisationId, { klientId, id, bis })
          return { gueltigBis: bis }
        },
      })
    },
  }
}
