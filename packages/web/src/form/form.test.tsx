import { ErrorSummary, FormElement } from './Form.tsx'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../shared/apiError.ts'
import { Button } from '../ui/buttons.tsx'
import { ErrorState } from '../ui/feedback.tsx'
import { renderUi } from '../ui/ui.fixtures.tsx'
import { choicesOf, RadioCards, RadioField } from './choiceFields.tsx'
import { SignatureField } from './SignatureField.tsx'
import { TextField } from './TextField.tsx'
import { useSchemaForm } from './useSchemaForm.ts'

const schema = z.strictObject({
  name: z.string().trim().min(1).max(10),
  plz: z.string().refine((plz) => /^\d{5}$/.test(plz), { message: 'plz' }),
})

function Form({ submit }: { submit: (body: z.infer<typeof schema>) => Promise<void> }) {
  const { field, onSubmit, problems, failure } = useSchemaForm({ initialValues: { name: '', plz: '' }, schema, submit })
  return (
    <FormElement onSubmit={onSubmit}>
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <TextField label="Name" required {...field('name')} />
      <TextField label="Postleitzahl" {...field('plz')} />
      <Button type="submit">Speichern</Button>
    </FormElement>
  )
}

const strict = z.strictObject({
  name: z
    .string()
    .min(1)
    .min(3)
    .regex(/^[A-Z]/),
})

function StrictForm() {
  const { field, onSubmit, problems } = useSchemaForm({ initialValues: { name: '' }, schema: strict, submit: () => Promise.resolve() })
  return (
    <>
      <ErrorSummary entries={problems} />
      <TextField label="Name" {...field('name')} />
      <Button onClick={onSubmit}>Speichern</Button>
    </>
  )
}

const asked = z.strictObject({ name: z.string().min(1), wer: z.enum(['KLIENT', 'PRAXIS']), weg: z.enum(['POST', 'BOTE']) })
const noAnswer: { name: string; wer: 'KLIENT' | 'PRAXIS' | null; weg: 'POST' | 'BOTE' | null } = { name: '', wer: null, weg: null }

function AskingForm() {
  const { field, onSubmit, problems } = useSchemaForm({ initialValues: noAnswer, schema: asked, submit: () => Promise.resolve() })
  return (
    <>
      <ErrorSummary entries={problems} />
      <RadioCards {...field('weg')} label="Welcher Weg?" required choices={choicesOf(['POST', 'BOTE'], (value) => value)} />
      <TextField {...field('name')} label="Name" required />
      <RadioField {...field('wer')} label="Wer fragt?" required choices={choicesOf(['KLIENT', 'PRAXIS'], (value) => value)} />
      <Button onClick={onSubmit}>Speichern</Button>
    </>
  )
}

const signed = z.strictObject({ signature: z.string().min(1) })

function SignedForm() {
  const { field, onSubmit, problems } = useSchemaForm({
    initialValues: { signature: null },
    schema: signed,
    submit: () => Promise.resolve(),
  })
  return (
    <>
      <ErrorSummary entries={problems} />
      <SignatureField {...field('signature')} label="Unterschrift" required />
      <Button onClick={onSubmit}>Speichern</Button>
    </>
  )
}

describe('a form', () => {
  it('names the questions that have no answer, in the order of the page, and leads to each', async () => {
    await renderUi(<AskingForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
    expect(links).toEqual([
      'Welcher Weg? Bitte eine der Möglichkeiten wählen.',
      'Name: Bitte ausfüllen.',
      'Wer fragt? Bitte eine der Möglichkeiten wählen.',
    ])
    for (const name of ['Welcher Weg?', 'Wer fragt?']) {
      const group = screen.getByText(name, { selector: 'legend, div' }).closest<HTMLElement>('fieldset, [tabindex="-1"]')
      await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${name.replace('?', '.')}`) }))
      expect(document.activeElement).toBe(group)
      expect(group?.textContent).toContain('*')
      expect(group?.textContent).toContain('Bitte eine der Möglichkeiten wählen.')
    }
  })

  it('names a missing signature, and leads to it', async () => {
    await renderUi(<SignedForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await userEvent.click(await screen.findByRole('link', { name: /^Unterschrift: / }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Unterschrift' }))
  })

  it('says what is missing at the field and above, with a way to the field', async () => {
    await renderUi(<Form submit={() => Promise.reject(new Error('must not be sent'))} />)
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    const link = await screen.findByRole('link', { name: 'Name: Bitte ausfüllen.' })
    expect(screen.getByText('2 Angaben fehlen oder stimmen nicht')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Postleitzahl: Bitte ausfüllen.' })).toBeDefined()
    const name = screen.getByRole('textbox', { name: /Name/ })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(link)
    expect(document.activeElement).toBe(name)
  })

  it('sends what the schema made of it', async () => {
    const sent: unknown[] = []
    await renderUi(
      <Form
        submit={(body) => {
          sent.push(body)
          return Promise.resolve()
        }}
      />,
    )
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), '  Berger ')
    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl' }), '04109{Enter}')
    await waitFor(() => expect(sent).toEqual([{ name: 'Berger', plz: '04109' }]))
  })

  it('puts what the server refuses at the same fields, and keeps what was typed', async () => {
    const fields = [{ path: 'plz', code: 'plz', message: 'Diese Postleitzahl gibt es nicht.' }]
    const refused = new ApiError({ status: 400, code: 'eingabe.ungueltig', message: 'Bitte prüfen Sie die markierten Angaben.', fields })
    await renderUi(<Form submit={() => Promise.reject(refused)} />)
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Berger')
    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl' }), '00000{Enter}')
    await screen.findByRole('link', { name: 'Postleitzahl: Diese Postleitzahl gibt es nicht.' })
    expect(screen.getByRole('textbox', { name: 'Postleitzahl' })).toHaveProperty('value', '00000')
  })

  it('says one thing at a time of a field that breaks several rules', async () => {
    await renderUi(<StrictForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('1 Angabe fehlt oder stimmt nicht')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Name: Bitte ausfüllen.'])
    expect(screen.getByRole('textbox').parentElement?.parentElement?.textContent).toContain('Bitte ausfüllen.')
  })

  it('shows a refusal as a whole with its reference number', async () => {
    const refused = new ApiError({
      status: 503,
      code: 'dienst.nicht_bereit',
      message: 'Die Datenbank ist gerade nicht erreichbar.',
      correlationId: 'k-12',
    })
    await renderUi(<Form submit={() => Promise.reject(refused)} />)
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Berger')
    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl' }), '04109{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Die Datenbank ist gerade nicht erreichbar.')
    expect(alert.textContent).toContain('k-12')
  })
})
