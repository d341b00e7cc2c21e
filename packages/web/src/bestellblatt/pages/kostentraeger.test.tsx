import { aidOnPaper, bring, type Fall, type Haus, type Konto, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCard } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

const openSheet = (konto: Konto, fall: Fall) => openCard(konto, fall, /Rollator/)

async function openStep(fall: Fall, step: string) {
  const card = await openSheet('apotheker', fall)
  const user = userEvent.setup()
  const button = card.queryByRole('button', { name: step })
  if (button === null) {
    await user.click(card.getByRole('button', { name: /^Weitere Schritte/ }))
    await user.click(await screen.findByRole('menuitem', { name: step }))
  } else await user.click(button)
  return { user, fenster: within(await screen.findByRole('dialog', { name: step })) }
}

it('the pharmacy says when the Kostenvoranschlag went to the Krankenkasse and what it answered, and the nurse has to settle a refusal', async () => {
  const fall = await bring(haus, 'ENTWURF', { vor: { positionen: [aidOnPaper(haus)] } })
  await fall.run('pfleger', 'senden')
  await fall.run('apotheker', 'annehmen')
  await fall.run('apotheker', 'rezeptVorlegen')

  const asking = await openStep(fall, 'Kostenvoranschlag')
  await asking.user.click(asking.fenster.getByRole('button', { name: 'Kostenvoranschlag' }))
  await screen.findByText('Kostenvoranschlag am 18.11.2026 eingereicht, die Antwort steht aus.')
  screen.getByText('Antwort erfragen am 09.12.2026')
  const waiting = await openSheet('pfleger', fall)
  waiting.getByText('Der Kostenvoranschlag liegt seit 18.11.2026 bei der Krankenkasse. Die Antwort wird hier eingetragen.')

  const answer = await openStep(fall, 'Antwort der Kasse')
  await answer.user.click(answer.fenster.getByRole('radio', { name: 'Abgelehnt' }))
  await answer.user.type(answer.fenster.getByLabelText(/Genehmigungsnummer/), 'K-12')
  await answer.user.click(answer.fenster.getByRole('button', { name: 'Antwort der Kasse' }))
  await screen.findByText('Von der Krankenkasse abgelehnt am 18.11.2026, Nr. K-12')
  const told = await openSheet('pfleger', fall)
  told.getByText('Noch zu tun: Ablehnung der Kasse besprechen: Widerspruch oder selbst zahlen')
  await waitFor(async () => expect((await fall.readStore('pfleger')).wartetAuf).toBe('PFLEGE'))
})
