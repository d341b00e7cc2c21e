import { z } from 'zod'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { mengeneinheiten } from './bestellung.ts'
import { acceptedProdukt, dosierung } from './produkt.contract.ts'
import { bestellungAnswer, klientName } from './view.contract.ts'

/** What somebody has to look at before it is prescribed. AUT_IDEM: no substitution is wished for. ERSTMALS: no valid prescription of it by this practice among the orders that were looked at. */
export const requestNotes = ['ALLERGIE', 'GEAENDERT', 'DOPPELT', 'VORSCHLAG', 'AUT_IDEM', 'ERSTMALS'] as const
export type RequestNote = (typeof requestNotes)[number]

/** What is not prescribed among others: another form, or something to be said about it. */
export const apartReasons = ['BTM', 'BTM_OFFEN', 'T_REZEPT', 'PAPIER', 'FORM', 'RETINOID', 'MVO'] as const
export type ApartReason = (typeof apartReasons)[number]

export const requestSteps = ['verordnen', 'arztAblehnen', 'rueckfrageStellen'] as const

/** Orders that one answer tells of; the others come when these are dealt with. */
export const maxRequests = 60

const { id: ofBestellung, nummer, version, prioritaet, bedarfBis, bedarfUhrzeit, positionen } = bestellungAnswer.shape

const requestRow = positionen.element
  .pick({
    produkt: true,
    menge: true,
    mengeneinheit: true,
    rezeptart: true,
    dosierung: true,
    aenderungZuBisher: true,
    autIdemWunsch: true,
    lieferproblem: true,
    grund: true,
    diagnose: true,
    restbestand: true,
    restEinheit: true,
    reichweiteBis: true,
    uebergaenge: true,
  })
  .extend({
    /** Of the position. */
    id,
    bestellungId: ofBestellung,
    nummer,
    version,
    prioritaet,
    bedarfBis,
    bedarfUhrzeit,
    pflegedienst: plain.name,
    klient: klientName.pick({ vorname: true, nachname: true, geburtsdatum: true, allergien: true, teile: true }).nullable(),
    /** What this practice last prescribed of it, as far as its orders here tell. */
    zuletzt: z
      .strictObject({
        am: isoDate,
        arzt: plain.name.nullable(),
        produkt: acceptedProdukt,
        menge: z.int(),
        mengeneinheit: z.enum(mengeneinheiten),
        dosierung: dosierung.nullable(),
        grund: acceptedWords.nullable(),
        abgegeben: plain.product.nullable(),
        zurueckgezogen: z.boolean(),
      })
      .nullable(),
    hinweise: z.array(z.enum(requestNotes)),
    gesondert: z.enum(apartReasons).nullable(),
  })
export type RequestRow = z.infer<typeof requestRow>

export const anfragenContract = {
  listRequests: defineCall('GET /api/bestellungen/anfragen', {
    id: 'bestellung.listRequests',
    summary: 'The medicines that the own practice is asked to prescribe, the most urgent first; each answer is written to the audit trail',
    access: { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'own' },
    answer: z.strictObject({
      zeilen: z.array(requestRow),
      /** There are further orders behind these. */
      weitere: z.boolean(),
    }),
  }),
} as const
