import type { Angabeart, Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { SuggestField } from '../../form/SuggestField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { Button } from '../../ui/buttons.tsx'
import { Grid, Group, Stack, Text } from '../../ui/layout.tsx'
import { knownProdukt, searchProdukte } from '../../bestellung/bestellung.queries.ts'
import { useCodeInWords } from '../../bestellung/components/darreichungsform.ts'
import { PznField } from '../../bestellung/components/PznField.tsx'
import { type PznInput, readPznInput } from '../../bestellung/components/pznInput.ts'
import { fieldId } from './befunde.ts'
import type { PositionAnfang } from './formValues.ts'
import type { PositionFields } from './positionFields.ts'
import classes from './ProduktEntry.module.css'

export interface ProduktEntryProps {
  /** Answers a function that receives later what is found out about the product; null: never ordered here. */
  onEntry: (start: PositionAnfang, wie: { zumFeld: boolean }) => (produkt: Produkt | null) => void
  error: string | undefined
}

const withoutPzn: readonly Exclude<Angabeart, 'PZN'>[] = ['WIRKSTOFF', 'FREITEXT', 'REZEPTUR', 'HMV']

export function ProduktEntry({ onEntry, error }: ProduktEntryProps) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [fertig, setFertig] = useState(false)
  const eingabe = readPznInput(text, { fertig })

  const set = (neu: string) => {
    setText(neu)
    setFertig(false)
  }
  /** The focus stays in the field: the next pack may already be under the scanner. */
  const enter = (raw: string) => {
    const seen = readPznInput(raw, { fertig: true })
    setFertig(true)
    if (seen.art !== 'gut') return input.current?.focus()
    set('')
    input.current?.focus()
    const complete = onEntry({ angabeart: 'PZN', pzn: seen.pzn }, { zumFeld: false })
    // Only a convenience: without an answer the person types the name, as with an unknown number.
    void knownProdukt(seen.pzn).then(complete, () => complete(null))
  }
  const enterWithoutPzn = (angabeart: Exclude<Angabeart, 'PZN'>) => {
    const word = eingabe.art === 'name' ? eingabe.text : ''
    set('')
    onEntry({ angabeart, ...(angabeart === 'WIRKSTOFF' ? { wirkstoff: word } : { bezeichnung: word }) }, { zumFeld: true })
  }
  const takeOver = (produkt: Produkt) => {
    set('')
    onEntry(produkt, { zumFeld: false })
  }
  const stand = useStandText(eingabe)
  return (
    <Stack gap="sm">
      <div className={classes.zeile}>
        <div className={classes.feld}>
          <SuggestField
            id={fieldId(null, 'positionen')}
            inputRef={input}
            label={t('eintrag.label')}
            description={stand}
            placeholder={t('eintrag.hinweis')}
            error={eingabe.art === 'fehler' ? fieldSentences[`pzn.${eingabe.fehler}`]?.[language] : error}
            value={text}
            onChange={set}
            onEnter={enter}
            onPick={takeOver}
            search={searchProdukte}
            itemKey={(produkt) => `${produkt.pzn} ${produkt.hmvNummer} ${produkt.bezeichnung}`}
            renderItem={(produkt) => <Vorschlag produkt={produkt} />}
          />
        </div>
        <Button
          look="secondary"
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => enter(text)}
          disabled={eingabe.art !== 'gut' && eingabe.art !== 'unfertig'}
        >
          <span className={classes.word}>{t('eintrag.hinzufuegen')}</span>
        </Button>
      </div>
      <Group gap="xs" role="group" aria-label={t('eintrag.ohnePzn')}>
        <Text size="sm" c="dimmed" aria-hidden>
          {t('eintrag.ohnePzn')}:
        </Text>
        {withoutPzn.map((angabeart) => (
          <Button key={angabeart} look="secondary" size="sm" onClick={() => enterWithoutPzn(angabeart)}>
            {tWahl(`angabeart.${angabeart}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

function useStandText(input: PznInput): string | null {
  const t = useNeuTexts()
  switch (input.art) {
    case 'gut':
      return t('eintrag.gut')
    case 'unfertig':
      return t('eintrag.unfertig', { ziffern: input.ziffern })
    case 'name':
      return t('eintrag.nameHinweis')
    case 'leer':
    case 'fehler':
      return null
  }
}

function Vorschlag({ produkt }: { produkt: Produkt }) {
  const t = useNeuTexts()
  return (
    <span>
      {produkt.bezeichnung}
      {produkt.pzn !== null && (
        <Text span size="sm" c="dimmed">
          {' '}
          {t('ansicht.pzn', { pzn: produkt.pzn })}
        </Text>
      )}
    </span>
  )
}

export function ProduktFields(fields: PositionFields) {
  const t = useNeuTexts()
  const { position, text } = fields
  const form = useCodeInWords(position.darreichungsform)
  switch (position.angabeart) {
    case 'PZN':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <PositionPzn {...fields} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <TextField
              {...text('bezeichnung', 'produkt.bezeichnung')}
              label={t('position.bezeichnung')}
              description={t('position.bezeichnungHinweis')}
              required
            />
          </Grid.Col>
        </Grid>
      )
    case 'WIRKSTOFF':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <TextField {...text('wirkstoff', 'produkt.wirkstoff')} label={t('position.wirkstoff')} required />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 3 }}>
            <TextField {...text('wirkstaerke', 'produkt.wirkstaerke')} label={t('position.wirkstaerke')} required />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 4 }}>
            <TextField
              {...text('darreichungsform', 'produkt.darreichungsform')}
              label={t('position.darreichungsform')}
              description={form}
            />
          </Grid.Col>
        </Grid>
      )
    case 'HMV':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <TextField
              {...text('hmvNummer', 'produkt.hmvNummer')}
              label={t('position.hmvNummer')}
              description={t('position.hmvHinweis')}
              required
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <TextField
              {...text('bezeichnung', 'produkt.bezeichnung')}
              label={t('position.hilfsmittel')}
              description={t('position.bezeichnungHinweis')}
              required
            />
          </Grid.Col>
        </Grid>
      )
    case 'REZEPTUR':
      return <TextArea {...text('bezeichnung', 'produkt.bezeichnung')} label={t('position.rezeptur')} minRows={2} required />
    case 'FREITEXT':
      return <TextField {...text('bezeichnung', 'produkt.bezeichnung')} label={t('position.freitext')} required />
  }
}

function PositionPzn({ position, change, feld }: PositionFields) {
  const t = useNeuTexts()
  const done = async (pzn: string) => {
    if (pzn !== position.pzn) change({ pzn })
    if (position.bezeichnung !== '') return
    // Only a convenience: without an answer the person types the name, as with an unknown number.
    const produkt = await knownProdukt(pzn).catch(() => null)
    if (produkt !== null) change({ bezeichnung: produkt.bezeichnung, produktart: produkt.produktart })
  }
  return (
    <PznField
      {...feld('produkt.pzn')}
      label={t('position.pzn')}
      required
      value={position.pzn}
      onChange={(pzn) => change({ pzn })}
      onDone={(pzn) => void done(pzn)}
    />
  )
}
