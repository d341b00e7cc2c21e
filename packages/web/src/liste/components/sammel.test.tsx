import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '../../ui/ui.fixtures.tsx'
import type { SammelTat } from './view.ts'
import { SammelDialog } from './SammelDialog.tsx'

interface Person {
  id: string
  name: string
}
const personen: readonly Person[] = ['Änne', 'Björn', 'Carla'].map((name) => ({ id: name.toLowerCase(), name }))

const renderPage = (component: () => ReactNode) =>
  renderUi(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })} />)

/** Locks people; whoever is in `weigert` refuses. */
async function open(weigert: Set<string>, mehr: Partial<SammelTat<Person>> = {}, rows = personen) {
  const gesperrt: string[] = []
  const schluessel: string[] = []
  const geschlossen: (readonly string[])[] = []
  const aktion: SammelTat<Person> = {
    id: 'sperren',
    name: 'Sperren',
    text: 'Danach meldet sich niemand davon mehr an.',
    geht: () => true,
    run: async ({ id }, key) => {
      schluessel.push(`${id} ${key}`)
      if (weigert.has(id)) throw new Error(`${id} weigert sich`)
      gesperrt.push(id)
    },
    ...mehr,
  }
  const Seite = () => (
    <SammelDialog
      aktion={aktion}
      zeilen={rows}
      view={{ kopf: { header: 'Name', name: ({ name }) => name }, pfad: ({ id }) => `/personen/${id}` }}
      onSchliessen={(erledigt) => geschlossen.push(erledigt)}
    />
  )
  await renderPage(Seite)
  return { dialog: within(await screen.findByRole('dialog', { name: 'Sperren' })), gesperrt, schluessel, geschlossen }
}

it('does it with each of the selected ones and says of each what became of it', async () => {
  const user = userEvent.setup()
  const { dialog, gesperrt, geschlossen } = await open(new Set(['björn']))
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  const bericht = await dialog.findByRole('alert')
  expect(bericht.textContent).toContain('2 Einträge erledigt. 1 ist nicht gelungen.')
  expect(dialog.getByText('Björn').closest('li')?.textContent).toContain('björn weigert sich')
  expect(gesperrt).toEqual(['änne', 'carla'])
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  expect(geschlossen).toEqual([['änne', 'carla']])
})

it('leaves a line out that does not allow it, and says so', async () => {
  const user = userEvent.setup()
  const { dialog, gesperrt } = await open(new Set(), { geht: ({ id }) => id !== 'björn' })
  const left = within(dialog.getByRole('region', { name: 'Bitte einzeln ansehen' }))
  expect(left.getByRole('listitem').textContent).toContain('BjörnBei diesem Eintrag ist der Schritt nicht möglich.')
  await user.click(dialog.getByRole('button', { name: '2 Einträge: Sperren' }))
  await dialog.findByText('2 Einträge erledigt.')
  expect(gesperrt).toEqual(['änne', 'carla'])
})

it('sends once what was pressed twice', async () => {
  const user = userEvent.setup()
  const { dialog, gesperrt } = await open(new Set())
  await user.dblClick(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await dialog.findByText('3 Einträge erledigt.')
  expect(gesperrt).toEqual(['änne', 'björn', 'carla'])
})

it('tries only that again which failed, under the same key', async () => {
  const user = userEvent.setup()
  const weigert = new Set(['björn'])
  const { dialog, gesperrt, schluessel } = await open(weigert)
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  weigert.clear()
  await user.click(await dialog.findByRole('button', { name: '1 noch einmal versuchen' }))
  await dialog.findByText('3 Einträge erledigt.')
  expect(gesperrt).toEqual(['änne', 'carla', 'björn'])
  expect(schluessel.filter((one) => one.startsWith('björn'))).toHaveLength(2)
  expect(new Set(schluessel).size).toBe(3)
})

it('takes back what was done, and tries again where that failed', async () => {
  const user = userEvent.setup()
  const free: string[] = []
  let klemmt = true
  const { dialog, geschlossen } = await open(new Set(), {
    zurueck: async ({ id }) => {
      if (klemmt && id === 'carla') throw new Error('klemmt')
      free.push(id)
    },
  })
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await user.click(await dialog.findByRole('button', { name: '3 rückgängig machen' }))
  await dialog.findByText(/klemmt/)
  klemmt = false
  await user.click(dialog.getByRole('button', { name: '1 rückgängig machen' }))
  await waitFor(() => expect(free).toEqual(['änne', 'björn', 'carla']))
  await user.click(await dialog.findByRole('button', { name: 'Abbrechen' }))
  expect(geschlossen).toEqual([[]])
})

it('does it once for a double click, and stays open while it is at work', async () => {
  const user = userEvent.setup()
  const weiter: (() => void)[] = []
  const { dialog, geschlossen, schluessel } = await open(new Set(), {
    run: (_row, key) => {
      schluessel.push(key)
      return new Promise<void>((done) => weiter.push(done))
    },
  })
  await user.dblClick(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await user.keyboard('{Escape}')
  expect(geschlossen).toEqual([])
  expect(schluessel).toHaveLength(3)
  for (const done of weiter) done()
  await dialog.findByText('3 Einträge erledigt.')
})

it('does many in batches, says how far it is, stops when it is told to and goes on from there', async () => {
  const user = userEvent.setup()
  const viele = Array.from({ length: 12 }, (_, i) => ({ id: `p${i}`, name: `Person ${i}` }))
  const angefangen: string[] = []
  const weiter: (() => void)[] = []
  const run = ({ id }: Person) => {
    angefangen.push(id)
    return new Promise<void>((done) => weiter.push(done))
  }
  const stapelFinished = () => weiter.splice(0).forEach((done) => done())
  const { dialog } = await open(new Set(), { run }, viele)
  await user.click(dialog.getByRole('button', { name: '12 Einträge: Sperren' }))
  expect(dialog.getByText('0 von 12 bearbeitet …')).toBeDefined()
  expect(angefangen).toHaveLength(5)
  stapelFinished()
  await dialog.findByRole('progressbar', { name: '5 von 12 bearbeitet …' })
  await user.click(dialog.getByRole('button', { name: 'Anhalten' }))
  stapelFinished()
  await dialog.findByText('10 Einträge erledigt.')
  expect(angefangen).toHaveLength(10)
  await user.click(dialog.getByRole('button', { name: '2 weiter bearbeiten' }))
  stapelFinished()
  await dialog.findByText('12 Einträge erledigt.')
  expect(new Set(angefangen).size).toBe(12)
})

it('does only what was ticked by itself, and says what was left', async () => {
  const user = userEvent.setup()
  const done: string[][] = []
  const details = (id: string) =>
    ['a', 'b'].map((nr) => ({ id: `${id}-${nr}`, titel: `Blatt ${nr}`, angaben: [], haken: `Liegt vor: ${id} ${nr}` }))
  await renderUi(
    <SammelDialog
      aktion={{
        id: 'vorlegen',
        name: 'Liegt vor',
        text: '',
        geht: () => true,
        plan: async ({ id }) => ({ geht: true, details: details(id), run: async (ticked) => void done.push([...ticked]) }),
        isOutdated: () => false,
      }}
      zeilen={personen}
      view={{ kopf: { header: 'Name', name: ({ name }) => name }, pfad: ({ id }) => `/personen/${id}` }}
      onSchliessen={() => {}}
    />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Liegt vor' }))
  expect(await dialog.findAllByRole('checkbox', { checked: false })).toHaveLength(6)
  await dialog.findByText('Was Sie nicht ankreuzen, bleibt, wie es ist.')
  expect(dialog.queryByRole('button', { name: /Liegt vor$/ })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Liegt vor: björn a' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Liegt vor: carla a' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Liegt vor: carla b' }))
  await user.click(dialog.getByRole('button', { name: '2 Einträge: Liegt vor' }))
  await dialog.findByText('2 Einträge erledigt.')
  expect(done).toEqual([['björn-a'], ['carla-a', 'carla-b']])
  expect(dialog.getByText('Björn').closest('li')?.textContent).toContain('1 nicht angekreuzt, bleibt offen.')
  expect(dialog.getByText('Carla').closest('li')?.textContent).not.toContain('nicht angekreuzt')
})

it('shows what failed before everything else', async () => {
  const user = userEvent.setup()
  const { dialog } = await open(new Set(['carla']))
  await user.click(dialog.getByRole('button', { name: '3 Einträge: Sperren' }))
  await dialog.findByText(/1 ist nicht gelungen/)
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain('Carla')
})

it('looks at each line first, leaves to a single look what it must, and looks again when somebody was faster', async () => {
  const user = userEvent.setup()
  const seen: string[] = []
  const attempts: string[] = []
  const ueberholt = new Error('jemand war schneller')
  const Seite = () => (
    <SammelDialog
      aktion={{
        id: 'verordnen',
        name: 'Verordnen',
        text: 'Mit dem Tag von heute.',
        geht: () => true,
        plan: async ({ id }) => {
          seen.push(id)
          if (id === 'carla') throw new Error('nicht lesbar')
          if (id === 'björn' && seen.includes('wieder')) return { geht: false, grund: 'jetzt ein Betäubungsmittel' }
          return {
            geht: true,
            was: `für ${id}`,
            run: async () => {
              attempts.push(id)
              if (id === 'björn') throw ueberholt
            },
          }
        },
        isOutdated: (error) => error === ueberholt,
      }}
      zeilen={personen}
      view={{ kopf: { header: 'Name', name: ({ name }) => name }, pfad: ({ id }) => `/personen/${id}` }}
      onSchliessen={() => {}}
    />
  )
  await renderPage(Seite)
  const dialog = within(await screen.findByRole('dialog', { name: 'Verordnen' }))
  const button = await dialog.findByRole('button', { name: '2 Einträge: Verordnen' })
  expect(button).toBe(document.activeElement)
  expect(within(dialog.getByRole('region', { name: 'Bitte einzeln ansehen' })).getByText(/nicht lesbar/)).toBeDefined()
  expect(attempts).toEqual([])
  await user.click(button)
  await dialog.findByText(/jemand war schneller/)
  seen.push('wieder')
  await user.click(dialog.getByRole('button', { name: '1 noch einmal versuchen' }))
  await dialog.findByText(/jetzt ein Betäubungsmittel/)
  expect(attempts).toEqual(['änne', 'björn'])
})
