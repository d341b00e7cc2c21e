/** Writing a sheet: each state is a row of its own, and with the last one the visit is over. */
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { type BlattAngaben, type BlattQuittung, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { ablehnungFuer, abschlussVon, geaenderteTeile, pruefeBlatt } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { halteBesuch, ladeWessen } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { createBesuchVerschluss } from '../hausbesuch/verschluss.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { type Seen, takeStepOnce } from '../shared/step.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Anordnungen } from './anordnung.usecases.ts'
import { type Blattlage, createBlattlagen } from './blattlage.ts'
import type { Folgen } from './folge.usecases.ts'

const c = dokumentationContract

/** A sheet that is held, with its visit. */
interface Offenes {
  besuch: Hausbesuch
  lage: Blattlage
}

export function createSchreiben(
  ports: Ports,
  { taten, schritte, anordnungen, folgen }: { taten: Taten; schritte: Schritte; anordnungen: Anordnungen; folgen: Folgen },
) {
  const lagen = createBlattlagen(ports)
  const { verschlossen } = createBesuchVerschluss(ports)

  /** What of the sheet goes into the visit as well, sealed as the visit keeps its words. Before the transaction. @throws nicht_gefunden */
  async function fuerDenBesuch(akteur: Akteur, hausbesuchId: string, { ergebnis, leistungen }: Blatt) {
    const wessen = await ladeWessen(imNamen(ports.database, kontextVon(akteur)), personVon(akteur).organisationId, hausbesuchId)
    if (wessen === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return verschlossen({ ergebnis, leistungen }, wessen)
  }

  /** Held and open to the writer. @throws the code of the gate that is shut */
  async function halteOffenes(tx: Queryable, akteur: Akteur, hausbesuchId: string) {
    const person = personVon(akteur)
    const besuch = await halteBesuch(tx, person.organisationId, hausbesuchId)
    if (besuch === null) return null
    const lage = await lagen.lade(tx, akteur, besuch)
    const gesperrt = schreibSperre(person, besuch, lage.stand)
    if (gesperrt !== null) throw ablehnungFuer(gesperrt)
    return { besuch, lage }
  }

  /** A conflict says the sheet as it is, who was faster, and the parts that differ. */
  function gesehen(akteur: Akteur, { hausbesuchId, body }: { hausbesuchId: string; body: BlattAngaben }): Seen<Offenes> {
    return {
      load: (tx) => halteOffenes(tx, akteur, hausbesuchId),
      isCurrent: ({ lage: { fassung } }) => (fassung?.version ?? 0) === body.version,
      stale: ({ lage: { fassung, blatt: alt } }) =>
        dokumentationFehler.ablehnen('dokumentation.veraltet', {
          angaben: {
            aktuell: { version: fassung?.version ?? 0, blatt: alt },
            durch: fassung && { name: fassung.name, am: fassung.am },
            teile: geaenderteTeile(alt, body.blatt),
          },
        }),
    }
  }

  async function schreibe(
    tx: Queryable,
    akteur: Akteur,
    { besuch, lage, blatt, ende }: Offenes & { blatt: Blatt; ende: boolean },
  ): Promise<BlattQuittung> {
    pruefeBlatt(blatt, {
      besuch,
      jetzt: ports.clock.now().toISOString(),
      ...(await lagen.nennbares(tx, akteur, { besuch, blaetter: [blatt] })),
    })
    const aktion = ende ? c.finish.id : c.save.id
    return lagen.schreibe(tx, akteur, { besuch, lage, blatt, ende, aktion })
  }

  return {
    save({ akteur, idempotenz, params: { hausbesuchId }, body }: Gerufen<typeof c.save>): Promise<JsonText<BlattQuittung>> {
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(akteur, { hausbesuchId, body }),
        take: async (offenes, tx) => {
          const quittung = await schreibe(tx, akteur, { ...offenes, blatt: body.blatt, ende: false })
          await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: [personVon(akteur).organisationId] })
          return quittung
        },
      })
    },

    /** H11. @throws dokumentation.unvollstaendig with what is missing */
    async finish({ akteur, idempotenz, params: { hausbesuchId }, body }: Gerufen<typeof c.finish>): Promise<JsonText<BlattQuittung>> {
      const ende: { nummer: string | null } = { nummer: null }
      const worte = await fuerDenBesuch(akteur, hausbesuchId, body.blatt)
      const { blatt } = body
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(akteur, { hausbesuchId, body }),
        take: async ({ besuch, lage }, tx) => {
          const quittung = await schreibe(tx, akteur, { besuch, lage, blatt, ende: true })
          const angaben = { version: besuch.version, ...abschlussVon({ ...blatt, ...worte }) }
          await anordnungen.lege(tx, akteur, { besuch, blatt })
          await folgen.legeAusBlatt(tx, akteur, { besuch, blatt })
          ende.nummer = besuch.nummer
          await schritte.tue(tx, akteur, { alt: besuch, auftrag: { handlung: 'abschliessen', angaben } })
          return quittung
        },
      })
      const antwort = await taten.dannMelden(geschrieben)
      if (ende.nummer !== null) await anordnungen.meldeNeue(body.blatt, ende.nummer)
      return antwort
    },
  }
}
