/** The directory, and who works where. */
import type {
  Aufnahme,
  EigeneAngaben,
  OrganisationAenderung,
  OrganisationAngaben,
  OrganisationEintrag,
  PersonAngaben,
} from '@dreiklang/domain/organisation/organisation.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import {
  eigeneOrganisation,
  pruefeNachschlagen,
  pruefeNeuePerson,
  pruefeSperre,
  pruefeZustaendig,
} from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ConstraintViolation, type DbContext, type Ports, type Queryable } from '../ports.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz, Sprache } from '../shared/route.ts'
import type { Sitzungen, WartendesKonto } from '../shared/sitzungen.ts'
import {
  type PersonalRow,
  aendereEigene,
  fuegeOrganisationEin,
  fuegePersonEin,
  hatVerwaltung,
  ladeAerzte,
  ladeEigene,
  ladePerson,
  ladePersonal,
  organisationDerPerson,
  setzeAktiv,
  sperreOrganisation,
  sucheOrganisationen,
} from './organisation.repository.ts'

interface Schreiben<Body> {
  akteur: Akteur
  body: Body
  idempotenz: Idempotenz | null
}

/** What the room asks of the sessions. */
export type Konten = Pick<Sitzungen, 'rechteGeaendert' | 'einmalLink' | 'wartendesKonto' | 'uebernimmWartendes'>

/** As the person, in the name of one organisation: so the platform administrator meets row-level security too. */
const kontextIn = (organisationId: string, akteur: Akteur): DbContext => ({ ...kontextVon(akteur), organisationId })

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

export function createOrganisationen(ports: Ports, sitzungen: Konten) {
  const jetzt = () => ports.clock.now().toISOString()

  async function legeAn(tx: Queryable, akteur: Akteur, angaben: PersonAngaben): Promise<string> {
    const art = await sperreOrganisation(tx, angaben.organisationId)
    if (art === null) throw organisationFehler.ablehnen('organisation.unbekannt', falsch('organisationId'))
    pruefeNeuePerson({ akteur, angaben, organisation: { art, hatVerwaltung: await hatVerwaltung(tx, angaben.organisationId, null) } })
    const id = ports.newId()
    try {
      await fuegePersonEin(tx, { id, angaben, am: jetzt() })
    } catch (fehler) {
      if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'person_email') throw fehler
      throw organisationFehler.ablehnen('organisation.email_vergeben', falsch('email'))
    }
    return id
  }

  /** The organisation in which the actor decides about the person; null when the platform knows no such person. */
  async function zustaendig(akteur: Akteur, personId: string): Promise<string | null> {
    if (akteur.rolle !== 'ROLE_ADMIN') return eigeneOrganisation(akteur)
    return organisationDerPerson(imNamen(ports.database, systemKontext), personId)
  }

  return {
    async search(
      akteur: Akteur,
      { art, suche, id }: { art: OrganisationArt; suche?: string | undefined; id?: string | undefined },
    ): Promise<{ organisationen: OrganisationEintrag[] }> {
      pruefeNachschlagen(akteur, art)
      const db = imNamen(ports.database, kontextVon(akteur))
      return { organisationen: await sucheOrganisationen(db, { art, id: id ?? null, text: suche ?? null }) }
    },

    async own(akteur: Akteur): Promise<EigeneAngaben> {
      const angaben = await ladeEigene(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur))
      if (angaben === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return angaben
    },

    /** @throws organisation.veraltet, organisation.unbekannt for a stand-in that is none */
    async updateOwn(akteur: Akteur, aenderung: OrganisationAenderung): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        if (await aendereEigene(tx, organisationId, aenderung)) return
        const stand = await ladeEigene(tx, organisationId)
        if (stand?.version !== aenderung.version) throw organisationFehler.ablehnen('organisation.veraltet')
        throw organisationFehler.ablehnen('organisation.unbekannt', falsch('vertretungId'))
      })
    },

    async create({ akteur, body, idempotenz }: Schreiben<OrganisationAngaben>): Promise<JsonText<{ id: string }>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const id = ports.newId()
        if (await fuegeOrganisationEin(tx, { id, angaben: body, am: jetzt() })) return { id }
        throw organisationFehler.ablehnen('organisation.unbekannt', falsch('vertretungId'))
      })
    },

    /** Answers the token of the link once more when the same request comes again. */
    async createPerson({ akteur, body, idempotenz }: Schreiben<PersonAngaben>): Promise<JsonText<{ id: string; token: string }>> {
      pruefeZustaendig(akteur, body.organisationId)
      const kontext = kontextIn(body.organisationId, akteur)
      return einmal(ports, { akteur, idempotenz, kontext, geheim: true }, async (tx) => {
        const id = await legeAn(tx, akteur, body)
        return { id, token: await sitzungen.einmalLink(tx, id) }
      })
    },

    /** @throws nicht_gefunden */
    async findWaiting(email: string): Promise<WartendesKonto> {
      const konto = await sitzungen.wartendesKonto(imNamen(ports.database, systemKontext), email)
      if (konto === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return konto
    },

    /** In nobody's name, because who waits belongs to nobody; whose house it is was checked before. */
    async takeIn({ akteur, body, idempotenz, sprache }: Schreiben<Aufnahme> & { sprache: Sprache }): Promise<JsonText<{ id: string }>> {
      pruefeZustaendig(akteur, body.organisationId)
      const wartetNicht = () => organisationFehler.ablehnen('organisation.wartet_nicht', falsch('email'))
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const konto = await sitzungen.wartendesKonto(tx, body.email)
        if (konto === null) throw wartetNicht()
        const id = await legeAn(tx, akteur, { ...body, name: konto.name })
        if (!(await sitzungen.uebernimmWartendes(tx, { email: body.email, personId: id, sprache }))) throw wartetNicht()
        return { id }
      })
    },

    async personal(akteur: Akteur): Promise<{ personen: PersonalRow[] }> {
      const organisationId = eigeneOrganisation(akteur)
      return { personen: await ladePersonal(imNamen(ports.database, kontextVon(akteur)), organisationId) }
    },

    async aerzte(akteur: Akteur, praxisId: string): Promise<{ aerzte: { id: string; name: string }[] }> {
      const aerzte = await ladeAerzte(imNamen(ports.database, kontextVon(akteur)), praxisId)
      if (aerzte === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return { aerzte }
    },

    /** Lets a person in or shuts the door. Whoever is on the wanted side of it already stays signed in. */
    async setActive(akteur: Akteur, personId: string, offen: boolean): Promise<void> {
      const organisationId = await zustaendig(akteur, personId)
      if (organisationId === null) throw sharedFehler.ablehnen('nicht_gefunden')
      await ports.database.transaction(kontextIn(organisationId, akteur), async (tx) => {
        await sperreOrganisation(tx, organisationId)
        const person = await ladePerson(tx, organisationId, personId)
        if (person === null) throw sharedFehler.ablehnen('nicht_gefunden')
        if (person.aktiv === offen) return
        if (!offen) pruefeSperre(person, await hatVerwaltung(tx, organisationId, personId))
        await setzeAktiv(tx, organisationId, { personId, offen })
        await sitzungen.rechteGeaendert(tx, personId)
      })
    },
  }
}
