import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Scope } from '../../http/scopes.ts';

export const DEVICE_STATES = ['pending', 'approved', 'denied'] as const;

/**
 * The sign-in of a device, from its request until it has received its access token (RFC 8628). Only hashes of the two
 * codes are stored.
 */
export const DeviceCodeEntity = defineEntity({
  name: 'DeviceCode',
  tableName: 'device_code',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the code that the device sends. */
    deviceHash: p.string().length(64).unique(),
    /** HMAC of the code that the user types. */
    userCodeHash: p.string().length(64).unique(),
    deviceName: p.string().length(100),
    scopes: p.array<Scope>(),
    /** The network of the device, as stored with a session. */
    network: p.string().length(64),
    state: p.enum(DEVICE_STATES),
    /** The user who entered the code; null before that. No foreign key: the row is deleted with the account. */
    userId: p.uuid().nullable().index(),
    /** The session in which the code was entered; only that session may approve or deny. */
    sessionId: p.uuid().nullable(),
    intervalSeconds: p.smallint(),
    lastPolledAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});

export type DeviceCode = InferEntity<typeof DeviceCodeEntity>;
