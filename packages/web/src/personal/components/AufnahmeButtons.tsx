import { einladungAngaben } from '@dreiklang/domain/personal/einladung.contract'
import { personalContract, type PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FormDialog } from '../../form/Form.tsx'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { leitungOfArt, type OwnOrganisation, rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import { searchWaiting, useAdmit, useInvite } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { berufeOfArt } from '@dreiklang/domain/personal/personal'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'

export function AufnahmeButtons({ organisation }: { organisation: OwnOrganisation }) {
  const t = usePersonalTexts()
  const [open, setOffen] = useState<'einladen' | 'aufnahme' | null>(null)
  const close = () => setOffen(null)
  return (
    <Group gap="sm">
      <Button look="secondary" icon={<IconUserCheck size={20} aria-hidden />} onClick={() => setOffen('aufnahme')}>
        {t('aufnahme.oeffnen')}
      </Button>
      <Button icon={<IconUserPlus size={20} aria-hidden />} onClick={() => setOffen('einladen')}>
        {t('einladen.oeffnen')}
      </Button>
      {open === 'einladen' && <EinladenDialog organisation={organisation} onClose={close} />}
      {open === 'aufnahme' && <AufnahmeDialog organisation={organisation} onClose={close} />}
    </Group>
  )
}

function AufnahmeDialog({ organisation, onClose }: { organisation: OwnOrganisation; onClose: () => void }) {
  const t = usePersonalTexts()
  const [who, setWer] = useState<WaitingAdresse | null>(null)
  if (who !== null) return <Aufnahme organisation={organisation} wer={who} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('aufnahme.titel')}>
      <WaitingSuche onFound={setWer} />
    </Dialog>
  )
}

function Aufnahme({ organisation, wer, onClose }: { organisation: OwnOrganisation; wer: WaitingAdresse; onClose: () => void }) {
  const t = usePersonalTexts()
  const aufnehmen = useAdmit()
  const initialValues: PersonValues = { rolle: null, beruf: null, lanr: '' }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: personalContract.takeIn.body,
    toBody: (values) => ({ ...personAbbild(values), email: wer.email, organisationId: organisation.id }),
    send: (angaben, deedKey) => aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) }),
    done: () => t('aufnahme.fertig', { name: wer.name }),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('aufnahme.von', { name: wer.name })} sending={sending} submit={t('aufnahme.speichern')} onClose={onClose}>
      <Text>{t('aufnahme.text', { email: wer.email, angabe: wer.angabe ?? t('aufnahme.ohneAngabe') })}</Text>
      <PersonFields art={organisation.art} werte={form.values} fehler={form.errors} field={field} onChange={form.setValues} />
    </FormDialog>
  )
}

interface Values extends PersonValues {
  name: string
  email: string
  sprache: 'de' | 'en'
}

interface EinladenDialogProps {
  organisation: { id: string; name: string; art: OrganisationArt }
  /** The platform invites nobody but the first manager; the organisation invites everyone else. */
  ersteLeitung?: boolean
  onClose: () => void
}

export function EinladenDialog({ organisation, ersteLeitung = false, onClose }: EinladenDialogProps) {
  const t = usePersonalTexts()
  const language = useLanguage()
  const ladeEin = useInvite()
  const rolle = ersteLeitung ? leitungOfArt[organisation.art] : null
  const initialValues: Values = { name: '', email: '', rolle, beruf: null, lanr: '', sprache: language }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: einladungAngaben,
    toBody: ({ name, email, sprache, ...values }) => ({ ...personAbbild(values), name, email, sprache, organisationId: organisation.id }),
    send: (angaben, deedKey) => ladeEin.mutateAsync({ angaben, schluessel: deedKey(angaben) }),
    done: ({ email }) => t('einladen.fertig', { email }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={ersteLeitung ? t('einladen.titelLeitung', { name: organisation.name }) : t('einladen.titel')}
      sending={sending}
      submit={t('einladen.speichern')}
      onClose={onClose}
    >
      <Text size="sm">{t('einladen.text')}</Text>
      <TextField {...field('name')} label={t('person.name')} required autoComplete="off" />
      <TextField {...field('email')} label={t('person.email')} type="email" required autoComplete="off" />
      <PersonFields
        art={organisation.art}
        mitRolle={!ersteLeitung}
        werte={form.values}
        fehler={form.errors}
        field={field}
        onChange={form.setValues}
      />
      <RadioCards
        {...field('sprache')}
        label={t('einladen.sprache')}
        choices={choicesOf(['de', 'en'], (value) => t(`einladen.sprachen.${value}`))}
      />
    </FormDialog>
  )
}

interface WaitingAdresse {
  email: string
  name: string
  angabe: string | null
}

/** There is no list of waiting people: whoever adds someone knows the address. */
function WaitingSuche({ onFound }: { onFound: (who: WaitingAdresse) => void }) {
  const t = usePersonalTexts()
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const search = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onFound({ ...(await searchWaiting(email.trim())), email: email.trim() })
    } catch (error) {
      setProblem(problemOf(error, t('aufnahme.niemand')))
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void search()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('aufnahme.suchtext')}</Text>
        {problem !== null && (
          <Alert tone="warning" urgent>
            {problem}
          </Alert>
        )}
        <TextField
          label={t('person.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          {t('aufnahme.suchen')}
        </Button>
      </Stack>
    </form>
  )
}

/** An invalid address has no account either. */
function problemOf(error: unknown, niemand: string): string {
  if (!(error instanceof ApiError)) return String(error)
  return error.status === 404 || error.status === 400 ? niemand : error.message
}

interface PersonValues {
  rolle: Rolle | null
  beruf: PersonAngaben['beruf'] | null
  lanr: string
}

/** The fields as the contract has them: only doctors have an LANR, and only some of them. */
function personAbbild({ rolle, beruf, lanr }: PersonValues) {
  return { rolle, beruf, lanr: beruf === 'ARZT' && lanr.trim() !== '' ? lanr : null }
}

interface PersonFieldsProps {
  art: OrganisationArt
  mitRolle?: boolean
  werte: PersonValues
  fehler: Record<string, ReactNode>
  field: SchemaForm<PersonValues>['field']
  onChange: (choice: Partial<PersonValues>) => void
}

function PersonFields({ art, mitRolle = true, werte, fehler, field, onChange }: PersonFieldsProps) {
  const t = usePersonalTexts()
  return (
    <>
      {mitRolle && (
        <RadioCards
          id={field('rolle').id}
          error={fehler['rolle']}
          label={t('person.rolle')}
          required
          choices={choicesOf(rollenOfArt(art), (value) => t(`rolle.${value}`))}
          value={werte.rolle}
          onChange={(rolle) => onChange({ rolle })}
        />
      )}
      <SelectField
        id={field('beruf').id}
        error={fehler['beruf']}
        label={t('person.beruf')}
        choices={choicesOf(berufeOfArt[art], (value) => t(`beruf.${value}`))}
        required
        searchable={false}
        value={werte.beruf}
        onChange={(beruf) => onChange({ beruf })}
      />
      {werte.beruf === 'ARZT' && (
        <CheckedCodeField
          {...field('lanr')}
          code="lanr"
          goodText={t('person.lanrGut')}
          label={t('person.lanr')}
          description={t('person.lanrHinweis')}
        />
      )}
    </>
  )
}
