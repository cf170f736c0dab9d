import { z } from 'zod';
import { replicaReader } from '../../context/own-reader.ts';
import { actorCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { registerArchiving } from '../../http/archive-routes.ts';
import { loadPage } from '../../http/page.ts';
import { idParams, noBody, pageQuery } from '../../http/wire.ts';
import { presentProject } from './project.presenter.ts';
import { projectBody, projectSchema } from './project.schema.ts';
import {
  createProject,
  deleteProject,
  findProject,
  listProjects,
  setProjectArchived,
  updateProject,
} from './project.service.ts';

const readConfig = { access: 'signed-in', scopes: ['guides:read'], checksSessionInRead: true } as const;
const writeConfig = { access: 'signed-in', scopes: ['guides:write'] } as const;
const tags = ['project'];
const one = { 200: projectSchema };

/** The projects of a user, one per brand. */
export async function registerProjects(app: App): Promise<void> {
  app.get(
    '/api/projects',
    {
      config: readConfig,
      schema: {
        tags,
        summary: 'All projects of the signed-in user, newest first',
        querystring: pageQuery,
        response: { 200: z.array(projectSchema) },
      },
    },
    async (request, reply) => {
      const projects = await loadPage(request, reply, (page) => listProjects(replicaReader(request), page));
      return projects.map(presentProject);
    },
  );
  app.post(
    '/api/projects',
    {
      config: writeConfig,
      schema: { tags, summary: 'Create a project', body: projectBody, response: { 201: projectSchema } },
    },
    async (request, reply) =>
      reply.status(201).send(presentProject(await createProject(actorCtx(request), request.body))),
  );
  app.get(
    '/api/projects/:id',
    { config: readConfig, schema: { tags, summary: 'A project', params: idParams, response: one } },
    async (request) => {
      const { id } = request.params;
      return presentProject(await findProject(replicaReader(request), id));
    },
  );
  app.put(
    '/api/projects/:id',
    {
      config: writeConfig,
      schema: { tags, summary: 'Change a project', params: idParams, body: projectBody, response: one },
    },
    async (request) =>
      presentProject(await updateProject(actorCtx(request), request.params.id, request.body)),
  );
  registerArchiving(app, {
    path: '/api/projects/:id',
    tags,
    noun: 'project',
    view: projectSchema,
    setArchived: async (request, id, isArchived) =>
      presentProject(await setProjectArchived(actorCtx(request), id, isArchived)),
  });
  app.post(
    '/api/projects/:id/delete',
    {
      config: writeConfig,
      schema: {
        tags,
        summary: 'Permanently delete a project and all its style guides',
        params: idParams,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await deleteProject(actorCtx(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
