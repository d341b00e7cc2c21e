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
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Anordnungen } from './anordnung.usecases.ts'
import { type Blattlage, createBlattlagen } from './blattlage.ts'
import type { Folgen } from './folge.usecases.ts'

const c = dokumentationContract

interface Geschrieben {
  quittung: BlattQuittung
  besuch: Hausbesuch
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

  /** Held and open to the writer. @throws nicht_gefunden and the code of the gate that is shut */
  async function halteOffenes(tx: Queryable, akteur: Akteur, hausbesuchId: string) {
    const person = personVon(akteur)
    const besuch = await halteBesuch(tx, person.organisationId, hausbesuchId)
    if (besuch === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const lage = await lagen.lade(tx, akteur, besuch)
    const gesperrt = schreibSperre(person, besuch, lage.stand)
    if (gesperrt !== null) throw ablehnungFuer(gesperrt)
    return { besuch, lage }
  }

  /** As the writer saw it. @throws dokumentation.veraltet with the sheet as it is, who was faster, and the parts that differ */
  function pruefeVersion({ version, blatt }: BlattAngaben, { fassung, blatt: alt }: Blattlage): void {
    const aktuelle = fassung?.version ?? 0
    if (aktuelle === version) return
    throw dokumentationFehler.ablehnen('dokumentation.veraltet', {
      angaben: {
        aktuell: { version: aktuelle, blatt: alt },
        durch: fassung && { name: fassung.name, am: fassung.am },
        teile: geaenderteTeile(alt, blatt),
      },
    })
  }

  async function schreibe(
    tx: Queryable,
    akteur: Akteur,
    { hausbesuchId, angaben, ende }: { hausbesuchId: string; angaben: BlattAngaben; ende: boolean },
  ): Promise<Geschrieben> {
    const { besuch, lage } = await halteOffenes(tx, akteur, hausbesuchId)
    pruefeVersion(angaben, lage)
    const { blatt } = angaben
    pruefeBlatt(blatt, {
      besuch,
      jetzt: ports.clock.now().toISOString(),
      ...(await lagen.nennbares(tx, akteur, { besuch, blaetter: [blatt] })),
    })
    const aktion = ende ? c.finish.id : c.save.id
    return { besuch, quittung: await lagen.schreibe(tx, akteur, { besuch, lage, blatt, ende, aktion }) }
  }

  return {
    save({ akteur, idempotenz, params: { hausbesuchId }, body }: Gerufen<typeof c.save>): Promise<JsonText<BlattQuittung>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { quittung } = await schreibe(tx, akteur, { hausbesuchId, angaben: body, ende: false })
        await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: [personVon(akteur).organisationId] })
        return quittung
      })
    },

    /** H11. @throws dokumentation.unvollstaendig with what is missing */
    async finish({ akteur, idempotenz, params: { hausbesuchId }, body }: Gerufen<typeof c.finish>): Promise<JsonText<BlattQuittung>> {
      const ende: { nummer: string | null } = { nummer: null }
      const worte = await fuerDenBesuch(akteur, hausbesuchId, body.blatt)
      const geschrieben = einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { besuch, quittung } = await schreibe(tx, akteur, { hausbesuchId, angaben: body, ende: true })
        const angaben = { version: besuch.version, ...abschlussVon({ ...body.blatt, ...worte }) }
        await anordnungen.lege(tx, akteur, { besuch, blatt: body.blatt })
        await folgen.legeAusBlatt(tx, akteur, { besuch, blatt: body.blatt })
        ende.nummer = besuch.nummer
        await schritte.tue(tx, akteur, { alt: besuch, auftrag: { handlung: 'abschliessen', angaben } })
        return quittung
      })
      const antwort = await taten.dannMelden(geschrieben)
      if (ende.nummer !== null) await anordnungen.meldeNeue(body.blatt, ende.nummer)
      return antwort
    },
  }
}
