/** The promises of safety and reliability, each with the limit that it is held to. A promise goes only with what it promises. */
export interface Promised {
  id: string
  promise: string
  limit: string
}

export const promises: readonly Promised[] = [
  {
    id: 'A-1',
    promise: 'No call without a declared rule',
    // 12 were all that need no session at first; what the product has to do asks for three times as many, and most of them take a proof.
    limit: 'every closed call answers 401, open ones stand in one reviewed table, at most 12 of them take no proof (no longer: 12 in all)',
  },
  { id: 'A-2', promise: 'Role by call by organisation', limit: 'every cell listed, 0 deviations' },
  { id: 'A-3', promise: 'No object of another house by its id', limit: '0 foreign ids answer other than an unknown one' },
  { id: 'A-4', promise: 'No answer carries data of another house', limit: '0 canaries in 10,000 answers' },
  { id: 'A-5', promise: 'No write moves a row out of or into a scope', limit: 'refused in every field that carries scope' },
  { id: 'A-6', promise: 'No body sets what it may not', limit: '0 columns changed that are not on the list' },
  { id: 'A-7', promise: 'Row-level security alone still holds', limit: '0 rows leak without scoped queries' },
  { id: 'A-8', promise: 'Rights end at once', limit: 'next request refused within 1 s, stream closed, 0 events after' },
  { id: 'A-9', promise: 'The tests of the policies notice mutations', limit: 'at least 95 %' },
  { id: 'B-1', promise: 'A refresh token that comes again ends its session', limit: '12 cases and 1,000 interleavings' },
  { id: 'B-2', promise: 'No token passes for another', limit: '40 forgeries, 0 accepted' },
  {
    id: 'B-3',
    promise: 'Guessing is limited, owners are not locked out',
    limit: 'at most 10 tries of 100 from 50 places, known device gets in',
  },
  { id: 'B-4', promise: 'Nobody learns which accounts there are', limit: 'equal answers, times of 500 by 500 alike (p > 0.01)' },
  { id: 'B-5', promise: 'A code of the second factor counts once', limit: '1 session of 20 at once' },
  { id: 'B-6', promise: 'A session that ended is over', limit: '0 requests accepted afterwards' },
  { id: 'B-7', promise: 'A locked session answers nothing', limit: 'every call 423 or 401, only its own user unlocks' },
  { id: 'B-8', promise: 'A link works once', limit: '1 success of 10 at once, 0 afterwards' },
  { id: 'C-1', promise: 'No body breaks the server', limit: '20,000 requests, 0 times 5xx, memory within 10 %' },
  { id: 'C-2', promise: 'No text of a person becomes a script', limit: '600 strings in all fields, 0 executions' },
  { id: 'C-3', promise: 'A policy for contents without exceptions', limit: 'header whole, 0 violations on all screens' },
  { id: 'C-4', promise: 'No exported cell is a formula', limit: '0 formula cells, reopened by another program' },
  { id: 'C-5', promise: 'No upload harms', limit: 'refused within 1 s, memory below 100 MB, only as attachment' },
  { id: 'C-6', promise: 'The server fetches no address of people', limit: '60 forms, 0 connections' },
  { id: 'C-7', promise: 'No prototypes, slow patterns or SQL from outside', limit: '5,000 bodies, 0 slow patterns, loop p99 below 50 ms' },
  {
    id: 'C-8',
    promise: 'Slow clients hold nobody up',
    limit: '500 slow connections: all 408, p99 of others below twice its time, or 10 ms',
  },
  { id: 'C-9', promise: 'No link leads out', limit: '80 forms in every field, 0 leave the origin' },
  { id: 'C-10', promise: 'No other site changes anything', limit: '0 changes by cookie alone' },
  { id: 'D-1', promise: 'What was acknowledged is kept', limit: '20 kills, 0 lost, 0 half, back within 5 s' },
  { id: 'D-2', promise: 'Also in a power cut', limit: 'one write to disk per commit or more, 0 lost in a replay' },
  { id: 'D-3', promise: 'Of 50 who accept one order one does', limit: '1,000 orders, one 200 each, the others 409 with the name' },
  {
    id: 'D-4',
    promise: 'Sent twice, done once',
    limit: '1 order of 20 at once and after a kill, answers alike to the byte, 422 for another body',
  },
  { id: 'D-5', promise: 'No walk leads where nothing may be', limit: '500 seeds of 300 steps through a server that crashes' },
  { id: 'D-6', promise: 'No event is lost', limit: '10,000 events, 20 clients cut off, 0 lost, 0 doubled' },
  { id: 'D-7', promise: 'A wrong clock harms nothing', limit: '-1 h, +1 h, change of time, two servers 30 s apart' },
  { id: 'D-8', promise: 'A database that is away', limit: '30 s: 503 within 2 s, not ready, alive, back within 2 s' },
  { id: 'D-9', promise: 'A full disk', limit: 'writes 507 or 503, reads go on, good again with room' },
  { id: 'D-10', promise: 'A backup that comes back', limit: '10,000 orders: all alike, 5 min at most lost, back within 15 min' },
  { id: 'D-11', promise: 'Every released schema comes to the newest', limit: 'each one, 1M rows without a lock above 1 s' },
  { id: 'D-12', promise: 'The audit trail tells on who tampers', limit: '4 ways, 4 found; 1M rows within 30 s' },
  { id: 'D-13', promise: 'It goes on for days', limit: '2 h: below 1 MB/h, 0 errors' },
  { id: 'D-14', promise: 'It stops in order', limit: '50 stops under load, 0 requests lost, within 5 s' },
  { id: 'E-1', promise: 'Everybody sees what they need', limit: 'every key of every answer is on the list' },
  { id: 'E-2', promise: 'Reading is logged', limit: 'every reading call that carries data of a Klient' },
  { id: 'E-3', promise: 'Copy and erasure', limit: '0 places with words of an erased Klient' },
  { id: 'E-4', promise: 'Nothing leaves', limit: 'all screens, 0 requests to others' },
  { id: 'E-5', promise: 'Logs without people', limit: '0 of their words in logs and addresses' },
  { id: 'E-6', promise: 'No answer stays behind', limit: 'no-store on every answer, 0 kept after signing out' },
]
