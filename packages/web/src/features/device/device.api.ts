import type { DeviceRequestView } from '@stylekit/server/contract';
import { sendJson } from '../../lib/http.ts';

/** Finds what asks for access with a code. Only this session may then decide about it. */
export function loadDeviceRequest(userCode: string): Promise<DeviceRequestView> {
  return sendJson('POST', '/api/device/request', { body: { userCode } });
}

/** Gives the device an access token. */
export function approveDevice(userCode: string): Promise<DeviceRequestView> {
  return sendJson('POST', '/api/device/approve', { body: { userCode } });
}

/** Denies the device access. */
export function denyDevice(userCode: string): Promise<DeviceRequestView> {
  return sendJson('POST', '/api/device/deny', { body: { userCode } });
}
