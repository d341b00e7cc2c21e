import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../ui/buttons.tsx'
import { renderUi } from '../ui/ui.fixtures.tsx'
import { AsyncSelect } from './AsyncSelect.tsx'
import { DateField } from './DateField.tsx'
import { NumberField } from './NumberField.tsx'
import { SelectField } from './choiceFields.tsx'
import { SignatureField } from './SignatureField.tsx'

describe('a date field', () => {
  function Birthday({ tell }: { tell: (value: string | null) => void }) {
    const [value, setValue] = useState<string | null>('1958-02-01')
    const change = (next: string | null) => {
      setValue(next)
      tell(next)
    }
    return <DateField label="Geburtsdatum" value={value} onChange={change} />
  }

  it('is typed the German way', async () => {
    const values: (string | null)[] = []
    await renderUi(<Birthday tell={(value) => values.push(value)} />)
    const field = screen.getByLabelText('Geburtsdatum')
    expect(field).toHaveProperty('value', '01.02.1958')
    await userEvent.clear(field)
    await userEvent.type(field, '24.12.1931')
    await userEvent.tab()
    expect(values.at(-1)).toBe('1931-12-24')
    expect(field).toHaveProperty('value', '24.12.1931')
  })

  it('says what is wrong only when one has left it', async () => {
    const values: (string | null)[] = []
    await renderUi(<Birthday tell={(value) => values.push(value)} />)
    const field = screen.getByLabelText('Geburtsdatum')
    await userEvent.clear(field)
    await userEvent.type(field, '31.2.19')
    expect(screen.queryByText(/Bitte ein Datum/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(/Bitte ein Datum/)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(values.at(-1)).toBeNull()
  })

  it('can be picked from a calendar with German names', async () => {
    const values: (string | null)[] = []
    await renderUi(<Birthday tell={(value) => values.push(value)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }))
    await screen.findByRole('button', { name: 'Nächster Monat' })
    await userEvent.click(screen.getByRole('button', { name: /14 Februar 1958/i }))
    expect(values).toEqual(['1958-02-14'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nächster Monat' })).toBeNull())
  })
})

describe('a search on the server', () => {
  interface Praxis {
    id: string
    name: string
  }
  const praxen: Praxis[] = [
    { id: '1', name: 'Praxis am Markt' },
    { id: '2', name: 'Praxis Dr. Lind' },
  ]
  function Choice({ queries, picked }: { queries: string[]; picked: (praxis: Praxis | null) => void }) {
    const [value, setValue] = useState<Praxis | null>(null)
    const search = (query: string) => {
      queries.push(query)
      return Promise.resolve(praxen.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())))
    }
    const change = (praxis: Praxis | null) => {
      setValue(praxis)
      picked(praxis)
    }
    return (
      <AsyncSelect label="Praxis" value={value} onChange={change} search={search} itemKey={({ id }) => id} itemLabel={({ name }) => name} />
    )
  }

  it('waits for two characters and the end of typing, and is chosen with the keyboard', async () => {
    const queries: string[] = []
    const picked: (Praxis | null)[] = []
    await renderUi(<Choice queries={queries} picked={(praxis) => picked.push(praxis)} />)
    const field = screen.getByRole('combobox', { name: 'Praxis' })
    await userEvent.type(field, 'l')
    expect(screen.getByText('Mindestens 2 Zeichen eingeben')).toBeDefined()
    await userEvent.type(field, 'ind')
    await screen.findByRole('option', { name: 'Praxis Dr. Lind' })
    expect(queries).toEqual(['lind'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(picked).toEqual([praxen[1]])
    expect(field).toHaveProperty('value', 'Praxis Dr. Lind')
  })

  it('says when there is nothing', async () => {
    await renderUi(<Choice queries={[]} picked={() => {}} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Praxis' }), 'xyz')
    expect(await screen.findByText('Nichts gefunden')).toBeDefined()
  })

  it('says when the server does not answer', async () => {
    const fails = () => Promise.reject(new Error('gone'))
    await renderUi(<AsyncSelect label="Praxis" value={null} onChange={() => {}} search={fails} itemKey={String} itemLabel={String} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Praxis' }), 'markt')
    expect(await screen.findByText(/Die Suche ist fehlgeschlagen/)).toBeDefined()
  })
})

describe('other fields', () => {
  it('a choice is found by typing', async () => {
    const picked: (string | null)[] = []
    const choices = [
      { value: 'KURIER', label: 'Botendienst' },
      { value: 'ABHOLUNG', label: 'Abholung' },
    ] as const
    await renderUi(<SelectField label="Lieferung" choices={choices} value={null} onChange={(value) => picked.push(value)} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Lieferung' }), 'abh')
    await userEvent.click(await screen.findByRole('option', { name: 'Abholung' }))
    expect(picked).toEqual(['ABHOLUNG'])
  })

  it('a number has its comma', async () => {
    const values: (number | null)[] = []
    function Menge() {
      const [value, setValue] = useState<number | null>(null)
      const change = (next: number | null) => {
        setValue(next)
        values.push(next)
      }
      return <NumberField label="Menge" value={value} onChange={change} />
    }
    await renderUi(<Menge />)
    await userEvent.type(screen.getByLabelText('Menge'), '1,5')
    expect(values.at(-1)).toBe(1.5)
    await userEvent.clear(screen.getByLabelText('Menge'))
    expect(values.at(-1)).toBeNull()
  })

  it('a busy button keeps its name and its focus and takes no second press', async () => {
    let presses = 0
    await renderUi(
      <Button busy onClick={() => (presses += 1)}>
        Absenden
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Absenden' })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    expect(presses).toBe(0)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('a signature can be typed, and is path data either way', async () => {
    const paths: (string | null)[] = []
    await renderUi(<SignatureField id="signed" label="Unterschrift" onChange={(path) => paths.push(path)} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Tippen' }))
    await userEvent.type(screen.getByLabelText('Vor- und Nachname'), 'Jörg Weiß')
    expect(paths.at(-1)).toMatch(/^[MLCQZmlcqz0-9 ,.-]+$/)
    expect(screen.getByRole('img', { name: 'Jörg Weiß' })).toBeDefined()
  })
})
