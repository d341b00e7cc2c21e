/** From steps of orders to entries of people: who is told, what, and by which way. */
import { type Schritt, type Meldung, kannHandeln, meldungenVon } from '@dreiklang/domain/notification/anlass.decider'
import { type BestellungAnlass, bestellungAnlaesse, iconVon } from '@dreiklang/domain/notification/notification'
import { satzVon } from '@dreiklang/domain/notification/saetze'
import { rollenDerSeite } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { BestellungSchritt } from '../bestellung/schritte.repository.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { TaetigePerson } from '../organisation/personen.repository.ts'
import type { NeueMitteilung } from './notification.repository.ts'
import { type Wunsch, wunschVon } from './wuensche.repository.ts'

export interface Fall {
  schritt: BestellungSchritt
  meldungen: Meldung[]
}

export function fallVon(schritt: BestellungSchritt): Fall {
  const erstes = schritt.ereignisse[0]
  const urheber: Schritt['urheber'] =
    erstes?.organisationId && erstes.personId ? { organisationId: erstes.organisationId, personId: erstes.personId } : null
  return { schritt, meldungen: meldungenVon({ ...schritt, urheber }) }
}

/** All of the side, unless only one is meant or only those who can do something; never nobody for want of somebody who fits. */
function empfaenger(meldung: Meldung, { schritt }: Fall, leute: readonly TaetigePerson[]): TaetigePerson[] {
  const { organisationId, seite, nurPersonId, nurWerHandelt } = meldung
  const alle = leute.filter((person) => person.organisationId === organisationId && rollenDerSeite[seite].includes(person.rolle))
  const gemeint = alle.filter((person) => {
    if (nurPersonId !== null) return person.personId === nurPersonId
    return !nurWerHandelt || kannHandeln(schritt.nachher, { ...person, seite }, berlinDatum(schritt.am))
  })
  return gemeint.length > 0 ? gemeint : alle
}

export interface Verteilung {
  mitteilungen: NeueMitteilung[]
  mails: Mail[]
}

interface Umgebung {
  leute: readonly TaetigePerson[]
  wuensche: readonly Wunsch[]
  newId(): string
  publicUrl: string
}

/** Number of the order and what is to be done; whoever wants to know more signs in. */
function mailUeber(
  anlass: BestellungAnlass,
  { schritt }: Fall,
  { an, werte, publicUrl }: { an: string; werte: Meldung['werte']; publicUrl: string },
): Mail {
  const { title, description } = satzVon(anlass, werte, 'de')
  const text = description.replaceAll(/<[^>]*>/g, '')
  return {
    an,
    betreff: `${title}: Bestellung ${schritt.nachher.nummer}`,
    text: `${text}\n\n${publicUrl}/bestellungen/${schritt.bestellungId}\n\nWelche Benachrichtigungen Sie bekommen, stellen Sie hier ein:\n${publicUrl}/settings?bereich=notifications\n`,
  }
}

export function verteile(faelle: readonly Fall[], { leute, wuensche, newId, publicUrl }: Umgebung): Verteilung {
  const verteilung: Verteilung = { mitteilungen: [], mails: [] }
  for (const fall of faelle) {
    const { bestellungId, version, am } = fall.schritt
    for (const meldung of fall.meldungen) {
      for (const { personId, email } of empfaenger(meldung, fall, leute)) {
        const wunsch = (anlass: BestellungAnlass) => wunschVon(wuensche, personId, bestellungAnlaesse[anlass].thema)
        const anlass = meldung.anlaesse.find((einer) => wunsch(einer).inApp)
        if (anlass !== undefined) {
          verteilung.mitteilungen.push({
            id: newId(),
            personId,
            art: 'notification',
            anlass,
            werte: { ...meldung.werte },
            bestellungId,
            version,
            icon: iconVon(anlass),
            image: null,
            title: null,
            description: null,
            link: `/bestellungen/${bestellungId}`,
            useRouter: true,
            gelesen: false,
            gesehen: false,
            am,
          })
        }
        const perMail = meldung.anlaesse.find((einer) => wunsch(einer).email)
        if (perMail !== undefined) verteilung.mails.push(mailUeber(perMail, fall, { an: email, werte: meldung.werte, publicUrl }))
      }
    }
  }
  return verteilung
}
