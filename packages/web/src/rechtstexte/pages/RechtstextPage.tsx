import { type RechtstextArt, rechtstextArten, rechtstextPaths } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { difference } from '@dreiklang/domain/rechtstexte/difference'
import type { Fassung, rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { changeLanguage, useLanguage } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useSession } from '../../shared/session.ts'
import { Alert, showQuery } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Rechtstext } from '../components/Rechtstext.tsx'
import { editRechtstextPath } from '../rechtstexte.paths.ts'
import { rechtstextQuery } from '../rechtstexte.queries.ts'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'
import classes from '../components/Rechtstext.module.css'

type Koepfe = z.output<typeof rechtstexteContract.read.answer>['fassungen']

const search = z.object({ fassung: z.coerce.number().int().min(1).max(100_000).nullable().default(null) })

export function RechtstextPage() {
  const t = useRechtstexteTexts()
  const { pathname } = useLocation()
  const art = rechtstextArten.find((one) => rechtstextPaths[one] === pathname) ?? 'IMPRESSUM'
  const [{ fassung: nr }] = useSearchState(search)
  const { data, state } = showQuery(useQuery(rechtstextQuery(art, nr)), { rows: 4, height: 80 })
  const fassung = data?.fassung ?? null
  return (
    <Stack maw={760} gap="md">
      <PageHeader
        title={t(`art.${art}`)}
        subtitle={fassung !== null && t('fassung.gilt', { nr: fassung.nr, tag: formatDate(fassung.gueltigAb) })}
      />
      {state}
      {data !== undefined && fassung === null && <NochNicht art={art} />}
      {data !== undefined && fassung !== null && <Content art={art} {...data} fassung={fassung} gefragt={nr} />}
      <Draussen />
    </Stack>
  )
}

interface ContentProps {
  art: RechtstextArt
  fassung: Fassung
  vorherige: Fassung | null
  fassungen: Koepfe
  gefragt: number | null
}

function Content({ art, fassung, vorherige, fassungen, gefragt }: ContentProps) {
  const t = useRechtstexteTexts()
  const language = useLanguage()
  const path = rechtstextPaths[art]
  return (
    <>
      {gefragt !== null && (
        <Alert tone="info" actions={<Link to={path}>{t('fassung.zurGeltenden')}</Link>}>
          {t('fassung.gilt', { nr: fassung.nr, tag: formatDate(fassung.gueltigAb) })}
        </Alert>
      )}
      <Card>
        <Rechtstext text={fassung[language]} lang={language} />
      </Card>
      {vorherige !== null && <Changes fassung={fassung} vorherige={vorherige} />}
      {fassungen.length > 1 && (
        <Card title={t('fassung.alle')}>
          <ul className={classes.liste}>
            {fassungen.map(({ nr, gueltigAb, veroeffentlichtAm }) => (
              <li key={nr}>
                <Link to={`${path}?fassung=${nr}`} aria-current={nr === fassung.nr ? 'page' : undefined}>
                  {t('fassung.lesen', { nr, tag: formatDate(gueltigAb), am: formatDate(veroeffentlichtAm) })}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** Outside the shell there is neither a footer nor a language switch. */
function Draussen() {
  const t = useRechtstexteTexts()
  const session = useSession()
  const other = useLanguage() === 'de' ? 'en' : 'de'
  if (session.kind === 'signed-in') return null
  return (
    <Group component="nav" aria-label={t('verwalten.titel')} gap="md">
      <LinkButton look="subtle" to="/sign-in">
        {t('zurueck')}
      </LinkButton>
      {rechtstextArten.map((art) => (
        <LinkButton key={art} look="subtle" to={rechtstextPaths[art]}>
          {t(`art.${art}`)}
        </LinkButton>
      ))}
      <Button look="subtle" lang={other} onClick={() => void changeLanguage(other)}>
        {t('sprache')}
      </Button>
    </Group>
  )
}

function Changes({ fassung, vorherige }: { fassung: Fassung; vorherige: Fassung }) {
  const t = useRechtstexteTexts()
  const language = useLanguage()
  const [open, setOffen] = useState(false)
  const rows = difference(vorherige[language], fassung[language]).filter(({ art }) => art !== 'gleich')
  return (
    <Disclosure label={t('fassung.vergleich', { nr: vorherige.nr })} opened={open} onToggle={setOffen}>
      {rows.length === 0 && <Text>{t('fassung.nichts')}</Text>}
      <ul className={classes.zeilen}>
        {rows.map(({ art, text }, i) => (
          <li key={i} className={classes.zeile} data-art={art}>
            <strong>{art === 'neu' ? t('fassung.neu') : t('fassung.weg')}:</strong> {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** No text is better than a made-up one: the page says that it is missing, and tells the operator what to do. */
function NochNicht({ art }: { art: RechtstextArt }) {
  const t = useRechtstexteTexts()
  const session = useSession()
  const betreiber = session.kind === 'signed-in' && session.user.roles.includes('ROLE_ADMIN')
  return (
    <Stack gap="md">
      <Alert
        tone="warning"
        title={t('fehlt.titel')}
        actions={betreiber && <LinkButton to={editRechtstextPath(art)}>{t('fehlt.verfassen')}</LinkButton>}
      >
        {betreiber ? t('fehlt.betreiber') : t('fehlt.text')}
      </Alert>
      {art === 'DATENSCHUTZ' && (
        <Card title={t('tatsachen.titel')} gap="xs">
          <Text>{t('tatsachen.cookie')}</Text>
          <Text>{t('tatsachen.speicher')}</Text>
          <Text>{t('tatsachen.dritte')}</Text>
        </Card>
      )}
    </Stack>
  )
}
