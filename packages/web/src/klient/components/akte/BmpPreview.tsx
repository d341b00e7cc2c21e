import type { BmpVorschau } from '@dreiklang/domain/klient/bmp.contract'
import { IconEqual, IconPencil, IconPlus, IconWriting } from '@tabler/icons-react'
import { useState } from 'react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { formatDate } from '../../../shared/format.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState, StatusBadge } from '../../../ui/feedback.tsx'
import { Note, Stack, Text } from '../../../ui/layout.tsx'
import { useBmpTexts } from '../../klient.texts.ts'
import { useMittelWords } from '../mittelWords.ts'

type Zeile = BmpVorschau['zeilen'][number]

export interface BmpAuswahl {
  version: number
  zeilen: number[]
  entfaellt: number[]
  namen: Record<string, string>
}

interface BmpPreviewProps {
  vorschau: BmpVorschau
  error: Error | null
  busy: boolean
  onTake: (taken: BmpAuswahl) => void
  onAgain: () => void
  onClose: () => void
}

const looks = {
  NEU: { tone: 'success', icon: <IconPlus size={16} /> },
  GEAENDERT: { tone: 'warning', icon: <IconPencil size={16} /> },
  GLEICH: { tone: 'neutral', icon: <IconEqual size={16} /> },
  VON_HAND: { tone: 'warning', icon: <IconWriting size={16} /> },
} as const

const toggled = (list: readonly number[], nr: number): number[] => (list.includes(nr) ? list.filter((one) => one !== nr) : [...list, nr])

/** Line by line beside the plan that is kept. Nothing is ticked: a person decides what is taken. */
export function BmpPreview({ vorschau, error, busy, onTake, onAgain, onClose }: BmpPreviewProps) {
  const t = useBmpTexts()
  const words = useMittelWords()
  const [zeilen, setZeilen] = useState<number[]>([])
  const [entfaellt, setEntfaellt] = useState<number[]>([])
  const [namen, setNamen] = useState<Record<string, string>>({})
  const said = Object.fromEntries(Object.entries(namen).filter(([, name]) => name.trim() !== ''))
  const count = zeilen.length + entfaellt.length
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('titel')}
      size="xl"
      cancel={t('abbrechen')}
      actions={
        <>
          <Button look="secondary" onClick={onAgain}>
            {t('anderer')}
          </Button>
          <Button busy={busy} disabled={count === 0} onClick={() => onTake({ version: vorschau.version, zeilen, entfaellt, namen: said })}>
            {t('uebernehmen', { count })}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState error={error} />}
      <Text>{t('quelle', { aussteller: vorschau.aussteller, datum: formatDate(vorschau.gedrucktAm) })}</Text>
      <Text fw={600}>{t('zeilen')}</Text>
      {vorschau.zeilen.length === 0 && <Note>{t('nichts')}</Note>}
      <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
        {vorschau.zeilen.map((zeile) => (
          <li key={zeile.nr}>
            <BmpLine
              zeile={zeile}
              taken={zeilen.includes(zeile.nr)}
              name={namen[zeile.nr] ?? ''}
              onName={(name) => setNamen((last) => ({ ...last, [zeile.nr]: name }))}
              onToggle={() => setZeilen((last) => toggled(last, zeile.nr))}
            />
          </li>
        ))}
      </Stack>
      {vorschau.entfaellt.length > 0 && <Text fw={600}>{t('entfaellt')}</Text>}
      {vorschau.entfaellt.map((mittel, at) => (
        <Checkbox
          key={JSON.stringify(mittel)}
          label={t('herausnehmen', { mittel: `${words.name(mittel)}: ${words.dosis(mittel)}` })}
          checked={entfaellt.includes(at)}
          onChange={() => setEntfaellt((last) => toggled(last, at))}
        />
      ))}
    </Dialog>
  )
}

interface BmpLineProps {
  zeile: Zeile
  taken: boolean
  name: string
  onName: (name: string) => void
  onToggle: () => void
}

function BmpLine({ zeile, taken, name, onName, onToggle }: BmpLineProps) {
  const t = useBmpTexts()
  const words = useMittelWords()
  const { nr, art, mittel, vorher, hinweise, text } = zeile
  const sayLine = (one: NonNullable<Zeile['vorher']>) =>
    [`${words.name(one)}: ${words.dosis(one)}`, one.anlass, one.anweisung].filter((part) => part !== null).join(' · ')
  const nameless = hinweise.includes('NAME_FEHLT')
  const { tone, icon } = looks[art]
  const named = mittel === null || !nameless ? mittel : { ...mittel, arzneimittel: name.trim() }
  return (
    <Stack gap={4}>
      <div>
        <StatusBadge tone={tone} icon={icon}>
          {t(`art.${art}`)}
        </StatusBadge>
      </div>
      {named === null || art === 'GLEICH' ? (
        <Text>{named === null ? text : sayLine(named)}</Text>
      ) : (
        <Checkbox
          label={nameless && name.trim() === '' ? text : sayLine(named)}
          checked={taken && !(nameless && name.trim() === '')}
          disabled={nameless && name.trim() === ''}
          onChange={onToggle}
        />
      )}
      {named !== null && nameless && (
        <TextField
          label={t('name', { nr: nr + 1 })}
          description={t('nameHinweis')}
          value={name}
          maxLength={100}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
      {vorher !== null && art !== 'GLEICH' && <Note>{t('bisher', { mittel: sayLine(vorher) })}</Note>}
      {hinweise.map((hinweis) => (
        <Note key={hinweis}>{t(`hinweis.${hinweis}`)}</Note>
      ))}
      {hinweise.length > 0 && named !== null && !nameless && <Note>{t('aufPapier', { text })}</Note>}
    </Stack>
  )
}
