/** Writing a sheet: each state is a row of its own, and with the last one the visit is over. */
import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { type BlattAngaben, type BlattQuittung, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { ablehnungFuer, abschlussVon, geaenderteTeile, pruefeBlatt } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { schreibSperre } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { halteBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Anordnungen } from './anordnung.usecases.ts'
import { type FassungRow, beginneBlatt, ladeBlatt, ladeFassung, ladePraxen, schreibeFassung } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'

const c = dokumentationContract

interface Geschrieben {
  quittung: BlattQuittung
  besuch: Hausbesuch
}

export function createSchreiben(
  ports: Ports,
  { taten, schritte, anordnungen }: { taten: Taten; schritte: Schritte; anordnungen: Anordnungen },
) {
  const siegel = createBlattSiegel(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Held and open to the writer. @throws nicht_gefunden and the code of the gate that is shut */
  async function halteOffenes(tx: Queryable, akteur: Akteur, hausbesuchId: string) {
    const person = personVon(akteur)
    const besuch = await halteBesuch(tx, person.organisationId, hausbesuchId)
    if (besuch === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const stand = await ladeBlatt(tx, hausbesuchId)
    const gesperrt = schreibSperre(person, besuch, stand && { ...stand, abgeschlossen: stand.abgeschlossenAm !== null })
    if (gesperrt !== null) throw ablehnungFuer(gesperrt)
    return { besuch, stand }
  }

  /** As the writer saw it. @throws dokumentation.veraltet with the sheet as it is, who was faster, and the parts that differ */
  function pruefeVersion({ version, blatt }: BlattAngaben, alt: Blatt, fassung: FassungRow | null): void {
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
    const { besuch, stand } = await halteOffenes(tx, akteur, hausbesuchId)
    const { personId, name, organisationId } = personVon(akteur)
    const { klientId } = besuch
    const wem = { organisationId, klientId }
    const fassung = await ladeFassung(tx, organisationId, hausbesuchId)
    const alt = fassung === null ? leeresBlatt(besuch.leistungen.length) : await siegel.oeffneEigenes(tx, wem, fassung)
    pruefeVersion(angaben, alt, fassung)
    const { blatt } = angaben
    const am = jetzt()
    const praxen = blatt.anordnungen.length === 0 ? [] : await ladePraxen(tx, organisationId, besuch)
    pruefeBlatt(blatt, { besuch, jetzt: am, praxisIds: praxen.map(({ id }) => id) })
    // A repeated press, or a form that says what is there already: nothing happened.
    if (!ende && fassung !== null && geaenderteTeile(alt, blatt).length === 0)
      return { besuch, quittung: { version: fassung.version, gespeichertAm: fassung.am } }
    if (stand === null) await beginneBlatt(tx, organisationId, { hausbesuchId, klientId })
    const version = angaben.version + 1
    const inhalt = await siegel.versiegle(tx, wem, { hausbesuchId, version, blatt })
    await schreibeFassung(tx, organisationId, { hausbesuchId, version, inhalt, am, name, personId, abgeschlossen: ende })
    const spur = { art: 'AENDERN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId, felder: geaenderteTeile(alt, blatt) } as const
    await protokolliere(tx, akteur, { aktion: ende ? c.finish.id : c.save.id, ...spur })
    return { besuch, quittung: { version, gespeichertAm: am } }
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
      const geschrieben = einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { besuch, quittung } = await schreibe(tx, akteur, { hausbesuchId, angaben: body, ende: true })
        const angaben = { version: besuch.version, ...abschlussVon(body.blatt) }
        await anordnungen.lege(tx, akteur, { besuch, blatt: body.blatt })
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
