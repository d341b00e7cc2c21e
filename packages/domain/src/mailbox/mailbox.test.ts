import { describe, expect, it } from 'vitest'
import { canLieIn, countFolder, findHome, findPage, firstLabels, folderSlugs, labelSlug, matchesMail, writeAnswer } from './mailbox.ts'

describe('the number beside a folder', () => {
  it.each([
    ['inbox', 3],
    ['sent', 0],
    ['drafts', 8],
    ['spam', 8],
    ['trash', 0],
  ] as const)('of %s is %i where eight mails lie and three are unread', (slug, count) => {
    expect(countFolder(slug, { total: 8, unread: 3 })).toBe(count)
  })
})

it('a mailbox begins with six labels, each in its colour', () => {
  expect(firstLabels.map(({ title, color }) => `${title} ${color}`)).toEqual([
    'Personal blue',
    'Work indigo',
    'Payments red',
    'Invoices teal',
    'Accounts purple',
    'Forums green',
  ])
})

describe('the slug of a label', () => {
  it.each([
    ['Team Nord', 'team-nord'],
    ['  Haus  &  Hof ', '-haus-hof-'],
    ['MDK: Prüfung!', 'mdk-prfung'],
    ['a--b', 'a-b'],
    ['Ωμέγα', 'label'],
  ])('made of "%s" is %s', (title, slug) => {
    expect(labelSlug(title, new Set())).toBe(slug)
  })

  it('gets the first number that nobody has', () => {
    expect(labelSlug('Team', new Set(['team']))).toBe('team-1')
    expect(labelSlug('Team', new Set(['team', 'team-1', 'team-2']))).toBe('team-3')
    expect(labelSlug('Team', new Set(['team-1']))).toBe('team')
  })
})

describe('a page of the list', () => {
  it('tells where it stands among all', () => {
    expect(findPage({ total: 23, page: 3, size: 10 })).toEqual({
      totalResults: 23,
      resultsPerPage: 10,
      currentPage: 3,
      lastPage: 3,
      startIndex: 20,
      endIndex: 22,
    })
  })

  it('is there when there is no mail at all, and not past the end', () => {
    expect(findPage({ total: 0, page: 1, size: 10 })).toMatchObject({ lastPage: 1, startIndex: 0, endIndex: -1 })
    expect([findPage({ total: 0, page: 2, size: 10 }), findPage({ total: 20, page: 3, size: 10 })]).toEqual([null, null])
  })
})

describe('where a mail may lie', () => {
  const placesOf = (mail: Parameters<typeof canLieIn>[1]) => folderSlugs.filter((slug) => canLieIn(slug, mail))
  it.each([
    ['one that came in', { status: 'sent', isMine: false }, ['inbox', 'spam', 'trash'], 'inbox'],
    ['one’s own that was sent', { status: 'sent', isMine: true }, ['sent', 'trash'], 'sent'],
    ['a draft', { status: 'draft', isMine: true }, ['drafts', 'trash'], 'drafts'],
    ['one on its way', { status: 'queued', isMine: true }, ['drafts'], 'drafts'],
  ] as const)('%s', (_what, mail, places, home) => {
    expect(placesOf(mail)).toEqual(places)
    expect(findHome(mail)).toBe(home)
  })
})

describe('an answer', () => {
  const by = (kind: 'reply' | 'all' | 'forward', me = 'me') => ({
    kind,
    me,
    heading: 'Anna schrieb:',
    prefix: kind === 'forward' ? 'WG' : 'AW',
  })
  const mail = {
    subject: 'Dienstplan',
    content: 'Wer kann?\n\nBitte melden.',
    senderId: 'anna',
    recipients: [
      { kind: 'to', personId: 'me' },
      { kind: 'to', personId: 'bert' },
      { kind: 'cc', personId: 'carla' },
      { kind: 'bcc', personId: 'dora' },
    ],
  } as const

  it('goes to who has written, and quotes every line', () => {
    expect(writeAnswer(mail, by('reply'))).toEqual({
      to: ['anna'],
      cc: [],
      bcc: [],
      subject: 'AW: Dienstplan',
      content: '\n\nAnna schrieb:\n> Wer kann?\n>\n> Bitte melden.',
    })
  })

  it('to all goes to everybody but oneself, and never tells a hidden recipient', () => {
    expect(writeAnswer(mail, by('all'))).toMatchObject({ to: ['anna', 'bert'], cc: ['carla'], bcc: [] })
  })

  it('to one’s own mail goes to those whom it went to', () => {
    expect(writeAnswer(mail, by('reply', 'anna'))).toMatchObject({ to: ['me', 'bert'], cc: [] })
    expect(writeAnswer(mail, by('all', 'anna'))).toMatchObject({ to: ['me', 'bert'], cc: ['carla'], bcc: [] })
  })

  it('that is passed on goes to nobody yet', () => {
    expect(writeAnswer(mail, by('forward'))).toMatchObject({ to: [], cc: [], bcc: [], subject: 'WG: Dienstplan' })
  })

  it('names somebody once who was named twice', () => {
    const twice = {
      ...mail,
      recipients: [
        { kind: 'to', personId: 'anna' },
        { kind: 'cc', personId: 'anna' },
      ] as const,
    }
    expect(writeAnswer(twice, by('all'))).toMatchObject({ to: ['anna'], cc: [] })
  })

  it.each(['AW: Dienstplan', 'Re: AW: WG: Dienstplan', 'FWD:Dienstplan'])(
    'has one mark in front of "%s", however often it went back and forth',
    (subject) => {
      expect(writeAnswer({ ...mail, subject }, by('reply')).subject).toBe('AW: Dienstplan')
    },
  )
})

describe('looking for a mail', () => {
  const texts = ['Wundauflage', 'Bitte Größe 10x10 bestellen', 'Jonas Meyer <Pflegedienst Sonnenhof>']
  it.each(['größe WUND', 'meyer auflage', 'sonnenhof'])('finds all words of "%s", wherever each stands', (query) => {
    expect(matchesMail(texts, query)).toBe(true)
  })

  it('does not find what has only some of them', () => {
    expect(matchesMail(texts, 'wund fehlt')).toBe(false)
  })
})
