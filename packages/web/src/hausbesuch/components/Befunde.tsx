import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber, formatTime } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { hausbesuchPath } from '../hausbesuch.paths.ts'
import { befundeQuery, type Pruefung } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'

/** What is planned so far; fields that are not filled in yet are null. */
type Geplant = { [Name in keyof Pruefung]: Pruefung[Name] | null }

interface BefundeProps {
  plan: Pick<Geplant, 'datum' | 'uhrzeit' | 'dauerMinuten' | 'personIds'>
  what: Pick<Geplant, 'typ' | 'klientId' | 'leistungen' | 'hausbesuchId'>
}

export function Befunde({ plan: { datum, uhrzeit, dauerMinuten, personIds }, what }: BefundeProps) {
  const t = useHausbesuchTexts()
  const planned: Geplant = { ...what, datum, uhrzeit, dauerMinuten, personIds, fahrzeug: null }
  const { data: pruefung } = hausbesuchContract.check.body.safeParse(planned)
  const { data = [], error } = useQuery(befundeQuery(pruefung ?? null))
  const befunde = pruefung === undefined ? [] : data
  return (
    // Always rendered: a screen reader only announces changes inside a region it already knows.
    <Stack gap="xs" role="status" aria-label={t('befund.titel')}>
      {error !== null && <Alert tone="warning">{t('befund.ungeprueft')}</Alert>}
      {befunde.map((befund) => (
        <Alert key={`${befund.art} ${befund.person?.id} ${befund.besuch?.id}`} tone={befund.schwere === 'FEHLER' ? 'danger' : 'warning'}>
          <BefundSentence befund={befund} />
        </Alert>
      ))}
    </Stack>
  )
}

const asHours = (minutes: number) => formatNumber(Math.round(minutes / 15) / 4)

/** The sentence without the other visit, for places that hold no link. */
export function useBefundWords(): (befund: Befund) => string {
  const t = useHausbesuchTexts()
  return ({ art, person, bis, minuten, gruppe }) => {
    const wer = person?.name ?? t('befund.jemand')
    const { ist, grenze } = minuten ?? { ist: 0, grenze: 0 }
    const numbers = { ist, grenze, stunden: asHours(ist), grenzeStunden: asHours(grenze) }
    return t(`befund.${art}`, { wer, ...numbers, gruppe: gruppe ?? '', bis: bis === null ? t('befund.unbekannt') : formatDate(bis) })
  }
}

export function BefundSentence({ befund }: { befund: Befund }) {
  const t = useHausbesuchTexts()
  const wordsOf = useBefundWords()
  const { besuch } = befund
  return (
    <>
      {wordsOf(befund)}
      {besuch !== null && (
        <>
          {' '}
          <Link to={hausbesuchPath(besuch.id)}>
            {t('befund.besuch', { nummer: besuch.nummer, von: formatTime(besuch.von), bis: formatTime(besuch.bis) })}
          </Link>
        </>
      )}
    </>
  )
}
