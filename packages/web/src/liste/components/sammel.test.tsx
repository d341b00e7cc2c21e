import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderUi } from '../../ui/ui.fixtures.tsx'
import type { SammelTat } from './darstellung.ts'
import { SammelDialog } from './SammelDialog.tsx'

interface Person {
  id: string
  name: string
}
const personen: readonly Person[] = ['Änne', 'Björn', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }))

/** Locks people; whoever is in `weigert` refuses. */
async function oeffne(weigert: Set<string>, mehr: Partial<SammelTat<Person>> = {}) {
  const gesperrt: string[] = []
  const schluessel: string[] = []
  const geschlossen: (readonly string[])[] = []
  const aktion: SammelTat<Person> = {
    id: 'sperren',
    name: 'Sperren',
    text: 'Danach meldet sich niemand davon mehr an.',
    geht: () => true,
    tue: async ({ id }, key) => {
      schluessel.push(`${id} ${key}`)
      if (weigert.has(id)) throw new Error(`${id} weigert sich`)
      gesperrt.push(id)
    },
    ...mehr,
  }
  await renderUi(
    <SammelDialog
      aktion={aktion}
      ids={['änne', 'björn', 'carla']}
      zeilen={personen}
      nameVon={({ name }) => name}
      onSchliessen={(erledigt) => geschlossen.push(erledigt)}
    />,
  )
  return { dialog: within(await screen.findByRole('dialog', { name: 'Sperren' })), gesperrt, schluessel, geschlossen }
}

it('does it with each of the selected ones and says of each what became of it', async () => {
  const user = userEvent.setup()
  const { dialog, gesperrt, geschlossen } = await oeffne(new Set(['björn']))
  expect(dialog.queryByText('Dora')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  const bericht = await dialog.findByRole('alert')
  expect(bericht.textContent).toContain('2 Einträge erledigt. 1 ist nicht gelungen.')
  expect(dialog.getByText('Björn').closest('li')?.textContent).toContain('björn weigert sich')
  expect(gesperrt).toEqual(['änne', 'carla'])
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  expect(geschlossen).toEqual([['änne', 'carla']])
})

it('tries only that again which failed, under the same key', async () => {
  const user = userEvent.setup()
  const weigert = new Set(['björn'])
  const { dialog, gesperrt, schluessel } = await oeffne(weigert)
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  weigert.clear()
  await user.click(await dialog.findByRole('button', { name: '1 noch einmal versuchen' }))
  await dialog.findByText('3 Einträge erledigt.')
  expect(gesperrt).toEqual(['änne', 'carla', 'björn'])
  expect(schluessel.filter((eines) => eines.startsWith('björn'))).toHaveLength(2)
  expect(new Set(schluessel).size).toBe(3)
})

it('takes back what was done, and tries again where that failed', async () => {
  const user = userEvent.setup()
  const frei: string[] = []
  let klemmt = true
  const { dialog, geschlossen } = await oeffne(new Set(), {
    zurueck: async ({ id }) => {
      if (klemmt && id === 'carla') throw new Error('klemmt')
      frei.push(id)
    },
  })
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await user.click(await dialog.findByRole('button', { name: '3 rückgängig machen' }))
  await dialog.findByText(/klemmt/)
  klemmt = false
  await user.click(dialog.getByRole('button', { name: '1 rückgängig machen' }))
  await waitFor(() => expect(frei).toEqual(['änne', 'björn', 'carla']))
  await user.click(await dialog.findByRole('button', { name: 'Abbrechen' }))
  expect(geschlossen).toEqual([[]])
})

it('does it once for a double click, and stays open while it is at work', async () => {
  const user = userEvent.setup()
  let weiter = () => {}
  const { dialog, geschlossen, schluessel } = await oeffne(new Set(), {
    tue: (_zeile, key) => {
      schluessel.push(key)
      return new Promise<void>((fertig) => {
        weiter = fertig
      })
    },
  })
  await user.dblClick(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await user.keyboard('{Escape}')
  expect(geschlossen).toEqual([])
  expect(schluessel).toHaveLength(1)
  weiter()
})
