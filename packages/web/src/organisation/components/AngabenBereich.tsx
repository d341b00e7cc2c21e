import { type AbschnittName, abschnitteOfArt, contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import { hinweiseZu } from '@dreiklang/domain/organisation/kennungen'
import { logoTypes, mostLogoBytes } from '@dreiklang/domain/organisation/profil.contract'
import { IconEdit, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent, useRef } from 'react'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useAbschnitteTexts, useProfilTexts } from '../organisation.texts.ts'
import { ownQuery, abschnitteQuery, useRemoveLogo, useSetLogo } from '../organisation.queries.ts'
import { OrganisationCard } from './OrganisationCard.tsx'
import { OrganisationLogo } from './OrganisationLogo.tsx'
import { AbschnittDialog } from './abschnitt/AbschnittDialog.tsx'
import { AbschnittFacts, useAbschnittWord } from './abschnitt/AbschnittFacts.tsx'

export function AngabenBereich() {
  const t = useProfilTexts()
  const ta = useAbschnitteTexts()
  const own = useQuery(ownQuery)
  const gespeicherte = useQuery(abschnitteQuery)
  const [open, setOffen] = useState<AbschnittName | null>(null)
  const word = useAbschnittWord(own.data?.art)
  const error = own.error ?? gespeicherte.error
  if (error !== null) return <ErrorState error={error} onRetry={() => void Promise.all([own.refetch(), gespeicherte.refetch()])} />
  if (own.data === undefined || gespeicherte.data === undefined) return <ListSkeleton rows={6} />

  const { art, ik, id, name } = own.data
  const { abschnitte, praxen, logo } = gespeicherte.data
  const standOf = (abschnitt: AbschnittName) => abschnitte.find((one) => one.abschnitt === abschnitt) ?? null
  const hinweise = hinweiseZu(art, { ik, telematikId: contentOf(abschnitte, 'KENNUNGEN')?.telematikId ?? null })
  return (
    <Stack gap="lg">
      {hinweise.map((hinweis) => (
        <Alert key={hinweis} tone="warning">
          {t(`hinweis.${hinweis}`)}
        </Alert>
      ))}
      {(contentOf(abschnitte, 'OEFFNUNG')?.bundesland ?? null) === null && (
        <LandMissing abschnitt={word('OEFFNUNG')} onSay={() => setOffen('OEFFNUNG')} />
      )}
      <OrganisationCard />
      <LogoField organisation={{ id, name, logo }} />
      {abschnitteOfArt[art].map((abschnitt) => (
        <Card
          key={abschnitt}
          title={word(abschnitt)}
          actions={
            <Button
              look="secondary"
              icon={<IconEdit size={20} aria-hidden />}
              aria-label={ta('bearbeiten', { abschnitt: word(abschnitt) })}
              onClick={() => setOffen(abschnitt)}
            >
              {ta('aendern')}
            </Button>
          }
        >
          <AbschnittFacts stand={standOf(abschnitt)} praxen={praxen} />
        </Card>
      ))}
      {open !== null && (
        <AbschnittDialog abschnitt={open} titel={word(open)} stand={standOf(open)} praxen={praxen} onClose={() => setOffen(null)} />
      )}
    </Stack>
  )
}

/** Houses from before it was asked for: their deadlines end too early by the holidays of their Land. */
function LandMissing({ abschnitt, onSay }: { abschnitt: string; onSay: () => void }) {
  const t = useAbschnitteTexts()
  return (
    <Alert tone="warning" title={t('landFehlt.titel')}>
      <Stack gap="sm" align="flex-start">
        <Text>{t('landFehlt.text', { abschnitt })}</Text>
        <Button look="secondary" onClick={onSay}>
          {t('landFehlt.knopf')}
        </Button>
      </Stack>
    </Alert>
  )
}

function LogoField({ organisation }: { organisation: { id: string; name: string; logo: string | null } }) {
  const t = useProfilTexts()
  const input = useRef<HTMLInputElement>(null)
  const setzen = useSetLogo()
  const entfernen = useRemoveLogo()
  const { logo } = organisation
  const zuGross = setzen.variables !== undefined && setzen.variables.size > mostLogoBytes
  const error = setzen.error ?? entfernen.error

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    entfernen.reset()
    if (file !== undefined) setzen.mutate(file, { onSuccess: () => toastSuccess(t('logo.gespeichert')) })
  }
  const remove = () => {
    setzen.reset()
    entfernen.mutate(undefined, { onSuccess: () => toastSuccess(t('logo.entfernt')) })
  }
  return (
    <Card title={t('logo.titel')}>
      <Stack gap="sm">
        <OrganisationLogo organisation={organisation} />
        <Group gap="sm">
          <Button
            look="secondary"
            icon={<IconPhoto size={20} aria-hidden />}
            busy={setzen.isPending}
            onClick={() => input.current?.click()}
          >
            {t(logo === null ? 'logo.waehlen' : 'logo.ersetzen')}
          </Button>
          {logo !== null && (
            <Button look="subtle" icon={<IconTrash size={20} aria-hidden />} busy={entfernen.isPending} onClick={remove}>
              {t('logo.entfernen')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('logo.hinweis')}
        </Text>
        <input ref={input} type="file" accept={logoTypes.join(',')} hidden aria-label={t('logo.feld')} onChange={choose} />
        {error !== null && (zuGross ? <Alert tone="danger" urgent title={t('logo.zuGross')} /> : <ErrorState error={error} />)}
      </Stack>
    </Card>
  )
}
