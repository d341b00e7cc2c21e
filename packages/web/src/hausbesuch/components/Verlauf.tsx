import { ablehnGruende, absageGruende, furtherVorgehen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { EreignisAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconBuildingStore, IconClock, IconHeartHandshake, IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDateTime, formatDate } from '../../shared/format.ts'
import { Card, Text } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { ereignisseQuery } from '../hausbesuch.queries.ts'
import { useBegriffeTexts, useHausbesuchTexts, useStepsTexts } from '../hausbesuch.texts.ts'
import { showQuery } from '../../ui/feedback.tsx'

const time = z.object({ datum: z.string(), uhrzeit: z.string() })

const form = z.object({
  zeit: time.optional().catch(undefined),
  vorher: time.nullish().catch(null),
  personen: z.array(z.string()).catch([]),
  vorherPersonen: z.array(z.string()).optional().catch(undefined),
  grund: z.string().nullish().catch(null),
  text: z.string().nullish().catch(null),
  weiteresVorgehen: z.enum(furtherVorgehen).nullish().catch(null),
  geschehenAm: z.iso.datetime().optional().catch(undefined),
})

const zeichen = { PFLEGE: IconHeartHandshake, ARZT: IconStethoscope, APOTHEKE: IconBuildingStore, UHR: IconClock }

export function Verlauf({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useHausbesuchTexts()
  const s = useStepsTexts()
  const b = useBegriffeTexts()
  const sentences = useEreignisSentences()
  const { data, state } = showQuery(useQuery(ereignisseQuery(hausbesuchId)), { rows: 3 })
  // What was done without a network stands at the time of the doing.
  const who = ({ seite, am, angaben }: EreignisAnswer) =>
    [formatDateTime(form.parse(angaben).geschehenAm ?? am), seite === 'UHR' ? t('verlauf.uhr') : b(`seite.${seite}`)].join(' · ')
  return (
    <Card title={t('verlauf.titel')}>
      {state}
      {data !== undefined && (
        <Timeline
          label={t('verlauf.titel')}
          entries={data.map((ereignis) => {
            const Bild = zeichen[ereignis.seite]
            return {
              id: String(ereignis.nr),
              icon: <Bild size={18} />,
              title: s(`satz.${ereignis.art}`, { wer: ereignis.person ?? s(`werSeite.${ereignis.seite}`) }),
              meta: who(ereignis),
              content: <Sentences sentences={sentences(ereignis)} />,
            }
          })}
        />
      )}
    </Card>
  )
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((satz) => (
    <Text key={satz} size="sm">
      {satz}
    </Text>
  ))
}

function useEreignisSentences(): (ereignis: EreignisAnswer) => string[] {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const um = ({ datum, uhrzeit }: z.infer<typeof time>) => t('verlauf.um', { tag: formatDate(datum), uhrzeit })
  const grundWord = (grund: string) => {
    const ablehnung = ablehnGruende.find((one) => one === grund)
    if (ablehnung !== undefined) return b(`ablehnGrund.${ablehnung}`)
    const absage = absageGruende.find((one) => one === grund)
    return absage === undefined ? grund : b(`absageGrund.${absage}`)
  }
  return ({ angaben, am }) => {
    const { zeit: neu, vorher, personen, vorherPersonen, grund, text, weiteresVorgehen, geschehenAm } = form.parse(angaben)
    const verschoben = neu !== undefined && vorher && um(vorher) !== um(neu)
    const umbesetzt = vorherPersonen !== undefined && vorherPersonen.join() !== personen.join()
    return [
      ...(neu === undefined ? [] : [verschoben ? t('verlauf.vorher', { neu: um(neu), alt: um(vorher) }) : um(neu)]),
      ...(personen.length === 0
        ? []
        : [umbesetzt ? t('verlauf.vorher', { neu: personen.join(', '), alt: vorherPersonen.join(', ') }) : personen.join(', ')]),
      ...(grund ? [t('verlauf.grund', { grund: grundWord(grund) })] : []),
      ...(text ? [text] : []),
      ...(geschehenAm === undefined ? [] : [t('verlauf.uebertragen', { zeit: formatDateTime(am) })]),
      ...(weiteresVorgehen ? [b(`vorgehen.${weiteresVorgehen}`)] : []),
    ]
  }
}
