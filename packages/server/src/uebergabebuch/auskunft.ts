/** What the Übergabebuch says about one Klient, for what the Klient is told: for machines, and as rows of a paper. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { uebergabeWords } from '@dreiklang/domain/uebergabebuch/words'
import type { AuskunftSource } from '../klient/auskunftParts.ts'
import { germanDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { createUebergabeStore } from './uebergabeStore.ts'
import { loadUebergabenOfKlient } from './uebergabebuch.repository.ts'

export function createUebergabenForAuskunft(ports: Ports): AuskunftSource {
  const store = createUebergabeStore(ports)
  return async (tx, akteur, { klientId }) => {
    const organisationId = ownOrganisation(akteur)
    const rows = await loadUebergabenOfKlient(tx, { organisationId, klientId })
    return async () => {
      const all = await store.openAll(onBehalfOfPerson(ports.database, akteur), organisationId, rows)
      const lines = all.flatMap(({ tag, schicht, personName, uebergebenAm, zeilen }) =>
        zeilen
          .filter((zeile) => zeile.klientId === klientId)
          .map(({ thema, wichtig, text, nachgetragenAm }) => ({
            tag,
            schicht,
            personName,
            uebergebenAm,
            thema,
            wichtig,
            text,
            nachgetragenAm,
          })),
      )
      return {
        daten: lines,
        tabelle: {
          art: 'tabelle',
          kopf: ['Dienst', 'Wer', 'Was'],
          breiten: [22, 24, 54],
          zeilen: lines.map(({ tag, schicht, personName, thema, text }) => [
            `${germanDatum(tag)}\n${uebergabeWords.schicht[schicht]}`,
            personName ?? '',
            `${uebergabeWords.thema[thema]}: ${text}`,
          ]),
        },
      }
    }
  }
}
