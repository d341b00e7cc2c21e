/** The public form: anyone may open and send it. Answers never reveal what is known about the sender or a Klient. */
import { aufbewahrungTage, nummerVon } from '@dreiklang/domain/anliegen/anliegen'
import type { FrageKoerper } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenFehler } from '@dreiklang/domain/anliegen/anliegen.errors'
import { aufgabeVon, gueltigMs, mindestMs, nullBits, schwereBei } from '@dreiklang/domain/anliegen/nachweis'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { createDateien } from '../datei/datei.ts'
import { ladeEigene } from '../organisation/organisation.repository.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { fuegeAnliegenEin, falte, ladeAbdruck, vergissAnliegen, vergissNetze, zaehleEingang } from './eingang.repository.ts'
import { type Formular, ladeFormularUnter } from './formular.repository.ts'
import type { Fotos } from './fotos.usecases.ts'
import { fachFuer } from './inhalt.ts'
import { type Marke, liesMarke, schreibeMarke } from './marke.ts'

const stundeMs = 3_600_000
const tagMs = 24 * stundeMs
/** Per hour: from one network, which may be a home with many people, and to one organisation. */
const hoechstens = { netz: 10, organisation: 120 } as const

export interface EingangWege {
  netzVon(adresse: string): string
  /** Makes submissions comparable without being readable in the database. */
  schluessel: Promise<CryptoKey>
  /** Notifies the organisation's people, in the transaction of the first request after a pause. */
  meldeTeam(tx: Queryable, organisationId: string): Promise<void>
}

interface Gesendet {
  adresse: string
  koerper: FrageKoerper
  von: string
}

interface GeprueftGesendet extends Gesendet {
  /** The re-encoded photos. */
  bilder: readonly Uint8Array[]
}

export function createEingang(ports: Ports, { tresor, fotos, wege }: { tresor: Tresor; fotos: Pick<Fotos, 'nimm'>; wege: EingangWege }) {
  const dateien = createDateien(ports)
  const jetztMs = () => ports.clock.now().getTime()
  const vor = (ms: number) => new Date(jetztMs() - ms).toISOString()
  const system = imNamen(ports.database, systemKontext)

  async function abdruckVon(...teile: string[]): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', await wege.schluessel, new TextEncoder().encode(teile.join('\n'))))
  }

  async function formularUnter(adresse: string): Promise<Formular> {
    const formular = await ladeFormularUnter(system, adresse, ports.clock.now().toISOString())
    if (formular === null || formular.stand === 'AUS') throw sharedFehler.ablehnen('nicht_gefunden')
    return formular
  }

  /** @throws the refusals of a form that no current person can have filled in */
  function pruefeMarke(marke: Marke | null, { organisationId }: Formular, { koerper }: Gesendet): Marke {
    if (marke === null || marke.organisationId !== organisationId) throw anliegenFehler.ablehnen('anliegen.nachweis_falsch')
    const alterMs = jetztMs() - marke.amMs
    if (alterMs > gueltigMs) throw anliegenFehler.ablehnen('anliegen.abgelaufen')
    if (alterMs < mindestMs) {
      throw anliegenFehler.ablehnen('anliegen.zu_schnell', { angaben: { sekunden: Math.ceil((mindestMs - alterMs) / 1000) } })
    }
    if (nullBits(aufgabeVon(koerper.marke), koerper.loesung) < marke.schwere) throw anliegenFehler.ablehnen('anliegen.nachweis_falsch')
    return marke
  }

  const netzVon = (von: string) => abdruckVon('netz', wege.netzVon(von))

  /** @throws zu_viele_anfragen when the organisation received too many in the last hour */
  async function pruefeMenge(db: Queryable, organisationId: string, netz: Uint8Array): Promise<number> {
    const gezaehlt = await zaehleEingang(db, { organisationId, netz, seit: vor(stundeMs) })
    if (gezaehlt.netz < hoechstens.netz && gezaehlt.organisation < hoechstens.organisation) return gezaehlt.organisation
    throw sharedFehler.ablehnen('zu_viele_anfragen', { angaben: { sekunden: stundeMs / 1000 } })
  }

  async function nimmAn(tx: Queryable, { id, organisationId }: Marke, { koerper, von, bilder }: GeprueftGesendet): Promise<string> {
    const { art, wer, ...inhalt } = koerper.frage
    const klartext = JSON.stringify(inhalt)
    const [abdruck, netz] = await Promise.all([abdruckVon('inhalt', organisationId, art, wer, klartext, ...koerper.fotos), netzVon(von)])
    const bekannt = await ladeAbdruck(tx, organisationId, id)
    if (bekannt !== null) {
      // The answer was lost on the way; different text under the same task is a new request.
      if (bekannt.every((byte, i) => byte === abdruck[i])) return id
      throw anliegenFehler.ablehnen('anliegen.abgelaufen')
    }
    const letzteStunde = await pruefeMenge(tx, organisationId, netz)
    const am = ports.clock.now().toISOString()
    const gefaltet = await falte(tx, { organisationId, id, abdruck, am })
    if (gefaltet !== null) return gefaltet
    const gesiegelt = await tresor.versiegle(tx, fachFuer(organisationId, id), klartext)
    const dateiIds: string[] = []
    for (const [i, bytes] of bilder.entries()) {
      const datei = { organisationId, klientId: null, name: `Foto ${i + 1}.jpg`, mediaType: 'image/jpeg', bytes, personId: null } as const
      dateiIds.push(await dateien.lege(tx, datei))
    }
    await fuegeAnliegenEin(tx, { organisationId, id, art, wer, inhalt: gesiegelt, abdruck, netz, am, fotos: dateiIds })
    await protokolliere(tx, null, { aktion: 'anliegen.send', art: 'AENDERN', objektArt: 'ANLIEGEN', objektId: id, organisationId })
    await rufe(tx, { art: 'anliegen', an: [organisationId] })
    if (letzteStunde === 0) await wege.meldeTeam(tx, organisationId)
    return id
  }

  const inEinem = (marke: Marke, gesendet: GeprueftGesendet) =>
    ports.database.transaction(systemKontext, (tx) => nimmAn(tx, marke, gesendet))

  return {
    async openForm(adresse: string) {
      const formular = await formularUnter(adresse)
      const { organisationId, stand, arten, hinweis } = formular
      const [organisation, { organisation: letzteStunde }] = await Promise.all([
        ladeEigene(system, organisationId),
        zaehleEingang(system, { organisationId, netz: null, seit: vor(stundeMs) }),
      ])
      if (organisation === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const schwere = schwereBei(letzteStunde)
      return {
        adresse: formular.adresse,
        name: organisation.name,
        ort: organisation.adresse.ort,
        telefon: organisation.telefon,
        offen: stand === 'OFFEN',
        arten,
        hinweis,
        marke: await schreibeMarke(ports, { id: ports.newId(), organisationId, amMs: jetztMs(), schwere }),
        schwere,
      }
    },

    async send(gesendet: Gesendet): Promise<{ nummer: string }> {
      const { koerper, adresse } = gesendet
      const formular = await formularUnter(adresse)
      if (formular.stand !== 'OFFEN') throw anliegenFehler.ablehnen('anliegen.geschlossen')
      const marke = pruefeMarke(await liesMarke(ports, koerper.marke), formular, gesendet)
      if (!formular.arten.includes(koerper.frage.art)) throw anliegenFehler.ablehnen('anliegen.art_nicht_angeboten')
      // Only bots see this field. They learn nothing from the answer.
      if (koerper.webseite !== '') return { nummer: nummerVon(marke.id) }
      if (koerper.fotos.length > 0 && (await ladeAbdruck(system, marke.organisationId, marke.id)) === null) {
        await pruefeMenge(system, marke.organisationId, await netzVon(gesendet.von))
      }
      const geprueft = { ...gesendet, bilder: await fotos.nimm(koerper.fotos) }
      try {
        return { nummer: nummerVon(await inEinem(marke, geprueft)) }
      } catch (fehler) {
        // The same request arrived concurrently and won: now it is known.
        if (!(fehler instanceof ConstraintViolation)) throw fehler
        return { nummer: nummerVon(await inEinem(marke, geprueft)) }
      }
    },
  }
}

/** Clock job: requests are deleted ninety days after the last activity, the sender's network after a day. */
export async function vergissAlteAnliegen(ports: Ports): Promise<void> {
  const { database, clock } = ports
  const dateien = createDateien(ports)
  const vor = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  await database.transaction(systemKontext, async (tx) => {
    await vergissNetze(tx, vor(tagMs))
    const weg = await vergissAnliegen(tx, vor(aufbewahrungTage * tagMs))
    for (const { organisationId, fotos } of weg) {
      for (const dateiId of fotos) await dateien.loesche(tx, { organisationId, dateiId })
    }
    await protokolliere(
      tx,
      null,
      weg.map(({ id, organisationId }) => ({
        aktion: 'anliegen.vergiss',
        art: 'AENDERN',
        objektArt: 'ANLIEGEN',
        objektId: id,
        organisationId,
      })),
    )
  })
}
