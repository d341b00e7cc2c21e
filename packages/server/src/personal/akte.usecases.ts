/** The record of a person, as far as it is the reader's to see, and its change. */
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { AkteAngaben, AkteFeld, PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { fachgruppeVon } from '@dreiklang/domain/personal/personal'
import { personalFehler } from '@dreiklang/domain/personal/personal.errors'
import { type Bezug, bezugVon, darfSehen, pruefeAkte, pruefeRolle, pruefeSperre } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { pseudoLanr } from '@dreiklang/domain/shared/pruefziffern'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { istPharmazeutisch } from '../anmeldung/anmeldung.repository.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import {
  type AbwesenheitRow,
  type AkteRow,
  hatZweitenFaktor,
  ladeAbwesenheiten,
  ladeAkte,
  ladeKollegen,
  speichereAkte,
} from './akte.repository.ts'
import { falsch, pruefeLanrFrei } from './aufnahme.ts'
import { hatVerwaltung, sperreOrganisation } from './personal.repository.ts'
import type { Konten } from './personal.usecases.ts'

export function createAkten(ports: Ports, sitzungen: Pick<Konten, 'rechteGeaendert'>) {
  async function speichere(
    tx: Queryable,
    { akteur, organisationId, bisher, angaben }: { akteur: Akteur; organisationId: string; bisher: AkteRow; angaben: AkteAngaben },
  ): Promise<number> {
    const { id: personId, version: alt } = bisher
    const felder = (Object.keys(angaben) as AkteFeld[]).filter((feld) => angaben[feld] !== bisher[feld])
    if (felder.length === 0) return alt
    const rechte = felder.some((feld) => feld === 'rolle' || feld === 'beruf' || feld === 'lanr')
    const version = await speichereAkte(tx, organisationId, { personId, version: alt, angaben, rechte })
    if (version === null) throw personalFehler.ablehnen('personal.veraltet')
    if (rechte) await sitzungen.rechteGeaendert(tx, personId)
    await protokolliere(tx, akteur, { aktion: 'personal.updatePerson', art: 'AENDERN', objektArt: 'PERSON', objektId: personId, felder })
    return version
  }

  return {
    /** @throws nicht_gefunden for unknown people and those of other organisations; who has left or is locked out only managers may see */
    async lies(akteur: Akteur, personId: string): Promise<PersonAntwort> {
      const organisationId = eigeneOrganisation(akteur)
      const tag = berlinDatum(ports.clock.now().toISOString())
      const bezug = bezugVon(akteur, { id: personId, organisationId }, false)
      const selbst = akteur.personId === personId
      const gelesen = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const akte = await ladeAkte(tx, organisationId, personId)
        if (akte === null || bezug === null || (akte.stand !== 'AKTIV' && !darfSehen(bezug, 'ZUGANG')))
          throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, { aktion: 'personal.readPerson', art: 'LESEN', objektArt: 'PERSON', objektId: personId })
        const abwesenheiten = await ladeAbwesenheiten(tx, organisationId, { personIds: [personId], ab: tag })
        const waehlt = selbst || bezug === 'LEITUNG'
        return {
          akte,
          bezug,
          abwesenheiten,
          kollegen: waehlt ? await ladeKollegen(tx, organisationId, { ohne: personId, heute: tag }) : [],
        }
      })
      const zweiterFaktor = darfSehen(gelesen.bezug, 'ZUGANG') && (await hatZweitenFaktor(imNamen(ports.database, systemKontext), personId))
      return personAntwortVon({ ...gelesen, selbst, zweiterFaktor })
    },

    /** Role, profession and LANR are rights: changing one of them ends all sessions of the person. */
    async aendere(
      akteur: Akteur,
      { personId, version, ...angaben }: AkteAngaben & { personId: string; version: number },
    ): Promise<{ version: number }> {
      const organisationId = eigeneOrganisation(akteur)
      try {
        return await ports.database.transaction(kontextVon(akteur), async (tx) => {
          const haus = await sperreOrganisation(tx, organisationId)
          const bisher = await ladeAkte(tx, organisationId, personId)
          if (haus === null || bisher === null) throw sharedFehler.ablehnen('nicht_gefunden')
          if (bisher.version !== version) throw personalFehler.ablehnen('personal.veraltet')
          pruefeRolle(akteur, bisher, angaben.rolle)
          pruefeAkte(haus.art, angaben)
          if (bisher.stand === 'AKTIV' && !istVerwaltung(angaben.rolle))
            pruefeSperre({ rolle: bisher.rolle, aktiv: true }, await hatVerwaltung(tx, organisationId, personId))
          await pruefeLanrFrei(tx, organisationId, { lanr: angaben.lanr, ohne: personId })
          return { version: await speichere(tx, { akteur, organisationId, bisher, angaben }) }
        })
      } catch (fehler) {
        if (!(fehler instanceof ConstraintViolation)) throw fehler
        if (fehler.constraint === 'person_handzeichen')
          throw personalFehler.ablehnen('personal.handzeichen_vergeben', falsch('handzeichen'))
        if (fehler.constraint === 'person_personalnummer')
          throw personalFehler.ablehnen('personal.personalnummer_vergeben', falsch('personalnummer'))
        throw fehler
      }
    },
  }
}

interface Gelesen {
  akte: AkteRow
  bezug: Bezug
  selbst: boolean
  zweiterFaktor: boolean
  abwesenheiten: readonly AbwesenheitRow[]
  kollegen: PersonAntwort['kollegen']
}

function personAntwortVon({ akte, bezug, selbst, zweiterFaktor, abwesenheiten, kollegen }: Gelesen): PersonAntwort {
  const leitung = bezug === 'LEITUNG'
  const mitGrund = selbst || darfSehen(bezug, 'GRUND')
  return {
    ...verzeichnisVon(akte),
    abwesenheiten: abwesenheiten.map(({ id, von, bis, art, vertretung }) => ({ id, von, bis, vertretung, art: mitGrund ? art : null })),
    vertrag: darfSehen(bezug, 'VERTRAG') ? vertragVon(akte) : null,
    zugang: darfSehen(bezug, 'ZUGANG') ? zugangVon(akte, zweiterFaktor) : null,
    kollegen,
    darf: { aendern: leitung, rolleAendern: leitung && !selbst, zugang: leitung, abwesenheit: leitung || selbst },
  }
}

function verzeichnisVon({ id, version, art, stand, name, rolle, beruf, qualifikation, funktion, telefon, handzeichen, lanr }: AkteRow) {
  return {
    id,
    version,
    art,
    stand,
    name,
    rolle,
    beruf,
    qualifikation,
    funktion,
    telefon,
    handzeichen,
    istPharmazeutisch: istPharmazeutisch(beruf),
    darfVerordnen: lanr !== null && lanr !== pseudoLanr,
    fachgruppe: fachgruppeVon(lanr),
  }
}

function vertragVon(akte: AkteRow): NonNullable<PersonAntwort['vertrag']> {
  const { personalnummer, wochenstunden, schweigepflichtAm, telematikId, fuehrerschein, beschaeftigtennummer } = akte
  const { behandlungspflegeErlaubt, approbationAm, lanr, unterschriftsberechtigt, email } = akte
  return {
    personalnummer,
    wochenstunden,
    schweigepflichtAm,
    telematikId,
    fuehrerschein,
    beschaeftigtennummer,
    behandlungspflegeErlaubt,
    approbationAm,
    lanr,
    unterschriftsberechtigt,
    email,
  }
}

function zugangVon({ sperrgrund, letzterTag, ausgeschiedenAm, uebernimmt }: AkteRow, zweiterFaktor: boolean) {
  return { zweiterFaktor, grund: sperrgrund, letzterTag, ausgeschiedenAm, uebernimmt }
}
