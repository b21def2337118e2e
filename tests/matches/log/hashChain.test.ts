import { describe, expect, test } from 'vitest';
import { canonical, sha256 } from '#matches/log/canonicalJson.ts';
import {
  blind,
  type Chain,
  chainFrom,
  chainOn,
  chainSeen,
  type HashInput,
  hashOfSeen,
  headOf,
  seenOf,
} from '#matches/log/hashChain.ts';
import { commitTo, hashEntropy, isHashOfWords } from '#matches/log/seedCommitment.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const OTHER = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
const AT = new Date('2026-01-01T12:00:00Z');

const link = (version: number, part: Partial<HashInput> = {}): HashInput => ({
  version,
  shape: 1,
  event: { type: 'Counted' },
  by: 0,
  at: AT,
  ...part,
});

const hidden = (version: number, part: Partial<HashInput> = {}): HashInput => link(version, { seen: false, ...part });

const chained = (rows: readonly HashInput[], secret = SECRET): Chain =>
  rows.reduce((chain, row) => chainOn(secret, chain, row), chainFrom(0));

test('canonical JSON ignores the order of keys and omits what JSON omits', () => {
  expect(canonical({ b: [{ y: 1, x: undefined }], a: 'é' })).toBe('{"a":"é","b":[{"y":1}]}');
  expect(canonical({ a: 'é', b: [{ y: 1 }] })).toBe(canonical({ b: [{ y: 1 }], a: 'é' }));
});

describe('the hash chain of a log', () => {
  test('the head of a log changes when anything in any row changes', () => {
    const rows = [link(1, { command: { type: 'Create' } }), hidden(2), link(3), link(4)];
    const head = headOf(chained(rows));
    const others: readonly (readonly HashInput[])[] = [
      [link(1, { command: { type: 'Join' } }), ...rows.slice(1)],
      [rows[0] as HashInput, hidden(2, { event: { type: 'Struck' } }), ...rows.slice(2)],
      [rows[0] as HashInput, link(2), ...rows.slice(2)],
      [...rows.slice(0, 2), link(3, { by: 1 }), link(4)],
      [...rows.slice(0, 2), link(3, { how: 'safe' }), link(4)],
      [...rows.slice(0, 2), link(3, { at: new Date(0) }), link(4)],
      [...rows.slice(0, 3), link(4, { shape: 2 })],
      rows.slice(0, 3),
      [rows[1] as HashInput, rows[0] as HashInput, ...rows.slice(2)],
    ];
    const heads = others.map((each) => headOf(chained(each)));
    expect(new Set([head, ...heads]).size).toBe(others.length + 1);
    expect(headOf(chained(rows, OTHER))).not.toBe(head);
  });

  test('a public head changes only at public events, and includes the hidden ones before', () => {
    const before = chained([link(1)]);
    expect(headOf(chained([link(1), hidden(2)]))).toBe(headOf(before));
    expect(chained([link(1), hidden(2), link(3)])).not.toBe(chained([link(1), link(3)]));
  });

  test('the chain of public events can be verified without the secret', () => {
    const rows = [hidden(1), link(2), hidden(3), hidden(4), link(5, { seen: { type: 'Veiled' } })];
    let [whole, open] = [chainFrom(0), chainFrom(0)];
    for (const row of rows) {
      const seen = seenOf(row);
      if (seen !== undefined) open = chainSeen(open, hashOfSeen(seen), blind(SECRET, whole, row));
      whole = chainOn(SECRET, whole, row);
    }
    expect(open).toBe(whole);
  });

  test('the hash of a hidden event cannot be guessed without the secret', () => {
    const row = hidden(1, { event: { type: 'SecretDealt' } });
    const tried = [SECRET, OTHER].map((secret) => blind(secret, chainFrom(0), row));
    expect(tried[0]).not.toBe(tried[1]);
    expect(tried[0]).not.toContain(sha256(canonical(row.event)));
  });

  test('a chain starts at the first chained row, and differently at each version', () => {
    expect(chainFrom(7)).not.toBe(chainFrom(0));
  });
});

test('the commitment to a secret is its SHA-256', () => {
  expect(commitTo(new Uint8Array(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('the commitment to entropy is the SHA-256 of its trimmed text', () => {
  expect(hashEntropy(' abc\n')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(isHashOfWords(hashEntropy('abc'))).toBe(true);
  expect(isHashOfWords('abc')).toBe(false);
});
