import { einladungAngaben } from '@dreiklang/domain/personal/einladung.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { FormDialog } from '../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { leitungOfArt, type OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import { searchWaiting, useInvite } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { Aufnahme, type WaitingAdresse } from './Aufnahme.tsx'
import { PersonFields, type PersonValues, personAbbild } from './PersonFields.tsx'

interface AufnahmeButtonsProps {
  organisation: OwnOrganisation
  /** Somebody was invited or taken in, and the lists have been loaded again. */
  onAdded?: () => void
}

export function AufnahmeButtons({ organisation, onAdded }: AufnahmeButtonsProps) {
  const t = usePersonalTexts()
  const [open, setOffen] = useState<'einladen' | 'aufnahme' | null>(null)
  const close = () => setOffen(null)
  const added = () => {
    close()
    onAdded?.()
  }
  return (
    <Group gap="sm">
      <Button look="secondary" icon={<IconUserCheck size={20} aria-hidden />} onClick={() => setOffen('aufnahme')}>
        {t('aufnahme.oeffnen')}
      </Button>
      <Button icon={<IconUserPlus size={20} aria-hidden />} onClick={() => setOffen('einladen')}>
        {t('einladen.oeffnen')}
      </Button>
      {open === 'einladen' && <EinladenDialog organisation={organisation} onClose={close} onAdded={added} />}
      {open === 'aufnahme' && <AufnahmeDialog organisation={organisation} onClose={close} onAdded={added} />}
    </Group>
  )
}

function AufnahmeDialog({ organisation, onClose, onAdded }: { organisation: OwnOrganisation; onClose: () => void; onAdded: () => void }) {
  const t = usePersonalTexts()
  const [who, setWer] = useState<WaitingAdresse | null>(null)
  if (who !== null) return <Aufnahme organisation={organisation} wer={who} onClose={onClose} onAdded={onAdded} />
  return (
    <Dialog opened onClose={onClose} title={t('aufnahme.titel')}>
      <WaitingSuche onFound={setWer} />
    </Dialog>
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
  onAdded?: () => void
}

export function EinladenDialog({ organisation, ersteLeitung = false, onClose, onAdded = onClose }: EinladenDialogProps) {
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
    onDone: onAdded,
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

/** For who named no organisation, or not as it is called here: whoever adds someone knows the address. */
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
