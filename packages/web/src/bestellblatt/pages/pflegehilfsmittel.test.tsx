import { bring, type Fall, type Haus, type Konto, openHaus, withoutRezept } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCard } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

const openSheet = (konto: Konto, fall: Fall) => openCard(konto, fall, /Einmalhandschuhe/)

it('the pharmacy says what the Pflegekasse is asked for, and both houses see what is left of the month', async () => {
  const position = withoutRezept()
  const produkt = { ...position.produkt, produktart: 'PFLEGEHILFSMITTEL' as const, bezeichnung: 'Einmalhandschuhe' }
  const fall = await bring(haus, 'ENTWURF', { vor: { positionen: [{ ...position, produkt }] } })
  await fall.run('pfleger', 'senden')
  await fall.run('apotheker', 'annehmen')

  const card = await openSheet('apotheker', fall)
  await card.findByText('Pflegehilfsmittel zum Verbrauch, November 2026')
  card.getByText('Für 1 Position ist kein Betrag bekannt.')
  // Nobody has said what it costs: not nothing.
  expect(card.queryByText(/0,00 €, bestellt|Übrig/)).toBeNull()
  card.getByText('Gezählt sind nur die Bestellungen bei Ihrer Apotheke.')
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: /[Bb]ereit/ }))
  const fenster = within(await screen.findByRole('dialog'))
  await user.type(await fenster.findByLabelText(/Betrag für die Pflegekasse in Euro/), '45,5')
  await user.click(fenster.getByRole('button', { name: /[Bb]ereit/ }))
  await screen.findByText('Die Summe liegt mindestens 3,50 € über dem Betrag. Bitte klären, wer das zahlt.')

  const seen = await openSheet('pfleger', fall)
  await seen.findByText('Die Summe liegt 3,50 € über dem Betrag. Bitte klären, wer das zahlt.')
  seen.getByText('Die soziale Pflegeversicherung zahlt bis zu 42,00 € im Monat (seit 01.01.2025).')
  seen.getByText('Der Pflegegrad ist nicht eingetragen. Ohne Pflegegrad zahlt die Pflegekasse nicht.')
  expect(seen.queryByText('Gezählt sind nur die Bestellungen bei Ihrer Apotheke.')).toBeNull()
})

it('what was delivered says nothing of the month that runs, what is still to come does', async () => {
  const position = withoutRezept()
  const produktart = 'PFLEGEHILFSMITTEL' as const
  const positionen = ['Einmalhandschuhe', 'Bettschutzeinlagen'].map((bezeichnung) => ({
    ...position,
    produkt: { ...position.produkt, produktart, bezeichnung },
  }))
  const fall = await bring(haus, 'ENTWURF', { vor: { positionen } })
  await fall.run('pfleger', 'senden')
  await fall.run('apotheker', 'annehmen')
  const gloves = fall.stand.positionen.find(({ produkt }) => produkt.bezeichnung === 'Einmalhandschuhe')
  const packed = [{ positionId: gloves?.id, menge: gloves?.sollMenge, charge: null, verfall: null }]
  await fall.run('apotheker', 'bereitstellen', { positionen: packed })
  for (const step of ['ausliefern', 'zustellen'] as const) await fall.run('apotheker', step)
  await openSheet('pfleger', fall)
  expect(await screen.findAllByText('Pflegehilfsmittel zum Verbrauch, November 2026')).toHaveLength(1)
  within(screen.getByRole('rowgroup', { name: 'Bettschutzeinlagen' })).getByText('Pflegehilfsmittel zum Verbrauch, November 2026')
})
